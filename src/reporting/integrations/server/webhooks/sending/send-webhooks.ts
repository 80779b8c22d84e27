import type { Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { addJob, job } from "#platform/server/jobs/jobs.ts";
import { webhookHeaders } from "#platform/server/secrets/webhook-signature.ts";
import { MAX_ANSWER_BYTES, WEBHOOK_ANSWER_WITHIN_MS } from "../../../domain/webhook-retries.ts";
import { signingSecrets } from "../webhook-secrets.ts";
import { type NextStep, recordAttempt, recordLostSecret } from "./record-attempt.ts";
import { release, sendInSlowLane, type TakenDelivery, takeNext } from "./take-next.ts";
import { eventIdOf, webhookBody } from "./webhook-body.ts";
import { quickLane, slowLane, type WebhookJob } from "./webhook-job.ts";

/** Deliveries that one job sends; another job sends the rest, so that none keeps its place for long. */
const BATCH = 20;
/** Seconds before an endpoint that failed gets the next delivery. */
const AFTER_FAILURE_S = 5;

/**
 * Sends the waiting deliveries of one endpoint, one after the other. A job that finds another one at work on the same
 * endpoint ends, because the other one also sends what was added meanwhile. Endpoints that fail or are slow have a
 * job of their own kind, of which a worker runs few at once: they wait for each other, and nobody waits for them. An
 * endpoint moves there with its first failure.
 */
export const sendWebhooks = job({
  ...quickLane,
  lane: "webhooks",
  handle: (target, deps) => sendAll(target, deps, true),
});

/**
 * Does the same in the slow lane. An endpoint that stays slow or fails gives its place to the next one after one
 * attempt.
 */
export const sendWebhooksSlowly = job({
  ...slowLane,
  lane: "slow webhooks",
  handle: (target, deps) => sendAll(target, deps, false),
});

async function sendAll(target: WebhookJob, deps: Deps, isQuick: boolean): Promise<void> {
  const leave = (next: (tx: Tx) => Promise<void>) =>
    deps.db.inTenant(target.tenantId, async (tx) => {
      await release(tx, target);
      await next(tx);
    });
  let isMine = false;
  try {
    for (let sent = 0; sent < BATCH; sent += 1) {
      const taken = await takeNext(target, deps, { isMine, isQuick });
      if (!taken) return;
      isMine = true;
      const nextStep = await sendOne(target, taken, deps);
      if (nextStep === "off") return await leave(async () => undefined);
      // In the quick lane the next look notices it and moves the endpoint to the slow lane.
      if (!isQuick && nextStep !== "on")
        return await leave((tx) => sendInSlowLane(tx, target, nextStep === "failed" ? AFTER_FAILURE_S : 0));
    }
  } catch (error) {
    if (isMine) await leave(async () => undefined);
    throw error;
  }
  await leave((tx) => addJob(tx, isQuick ? quickLane : slowLane, target));
}

/** Makes one attempt outside of any transaction, and then stores its result. */
async function sendOne(target: WebhookJob, taken: TakenDelivery, deps: Deps): Promise<NextStep> {
  const at = deps.clock();
  const secrets = signingSecrets(target, taken, deps.secrets, at);
  if (secrets === undefined) return recordLostSecret(target, taken, deps, at);
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
    withinMs: WEBHOOK_ANSWER_WITHIN_MS,
    mostBytes: MAX_ANSWER_BYTES,
  });
  const tookMs = Math.round(performance.now() - started);
  return recordAttempt(target, taken, { ...answer, at, tookMs }, deps);
}
