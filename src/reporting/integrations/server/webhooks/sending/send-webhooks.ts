import type { Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { addJob, job } from "#platform/server/jobs/jobs.ts";
import { webhookHeaders } from "#platform/server/secrets/webhook-signature.ts";
import { ANSWER_KEPT, ANSWER_WITHIN_MS } from "../../../domain/webhook-retries.ts";
import { type Aftermath, noteAttempt, noteLostSecret } from "./note-attempt.ts";
import { openedSecrets } from "./opened-secrets.ts";
import { release, sendApart, type TakenDelivery, takeNext } from "./take-next.ts";
import { eventIdOf, webhookBody } from "./webhook-body.ts";
import { apart, atOnce, type WebhookJob } from "./webhook-job.ts";

/** Deliveries that one job sends; what is left has another one, so that none holds its place for long. */
const BATCH = 20;
/** Before an endpoint that failed is tried with the next delivery, in seconds. */
const AFTER_FAILURE_S = 5;

/**
 * Sends what waits for one endpoint, one after the other. Whoever finds somebody else at it leaves: that one finds what was added
 * meanwhile. Endpoints that fail or are slow have a job of their own kind, of which a worker does few at once: they wait for each
 * other, and nobody waits for them. One that begins to fail goes there with its first failure.
 */
export const sendWebhooks = job({
  ...atOnce,
  lane: "webhooks",
  handle: (asked, deps) => sendAll(asked, deps, true),
});

/** The same apart from the others. Whoever keeps it waiting gives its place to the next one after one answer, or none. */
export const sendWebhooksSlowly = job({
  ...apart,
  lane: "slow webhooks",
  handle: (asked, deps) => sendAll(asked, deps, false),
});

async function sendAll(asked: WebhookJob, deps: Deps, isQuick: boolean): Promise<void> {
  const leave = (next: (tx: Tx) => Promise<void>) =>
    deps.db.inTenant(asked.tenantId, async (tx) => {
      await release(tx, asked);
      await next(tx);
    });
  let isMine = false;
  try {
    for (let sent = 0; sent < BATCH; sent += 1) {
      const taken = await takeNext(asked, deps, { isMine, isQuick });
      if (!taken) return;
      isMine = true;
      const aftermath = await sendOne(asked, taken, deps);
      if (aftermath === "off") return await leave(async () => undefined);
      // In the quick lane it is the next look that sees it and hands it over.
      if (!isQuick && aftermath !== "on")
        return await leave((tx) => sendApart(tx, asked, aftermath === "failed" ? AFTER_FAILURE_S : 0));
    }
  } catch (error) {
    if (isMine) await leave(async () => undefined);
    throw error;
  }
  await leave((tx) => addJob(tx, isQuick ? atOnce : apart, asked));
}

/** One attempt, outside of any transaction; what came of it is written down behind it. */
async function sendOne(asked: WebhookJob, taken: TakenDelivery, deps: Deps): Promise<Aftermath> {
  const at = deps.clock();
  const secrets = openedSecrets(asked, taken, deps.secrets, at);
  if (secrets === undefined) return noteLostSecret(asked, taken, deps, at);
  const body = webhookBody(taken);
  const message = { id: eventIdOf(taken.uuid), timestamp: Math.floor(at.getTime() / 1000), body };
  const started = performance.now();
  const answer = await deps.outward.post({
    url: taken.url,
    headers: {
      "content-type": "application/json",
      "user-agent": "Comanda-Webhooks/1",
      ...webhookHeaders(message, secrets),
    },
    body,
    withinMs: ANSWER_WITHIN_MS,
    mostBytes: ANSWER_KEPT,
  });
  const tookMs = Math.round(performance.now() - started);
  return noteAttempt(asked, taken, { ...answer, at, tookMs }, deps);
}
