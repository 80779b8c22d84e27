import { z } from "zod";
import { ANSWER_KEPT, ANSWER_WITHIN_MS } from "../../../../domain/integrations/webhook-retries.ts";
import type { Deps } from "../../../platform/deps.ts";
import { addJob, job, type NamedJob } from "../../../platform/jobs/jobs.ts";
import { webhookHeaders, webhookPurpose } from "../../../platform/secrets/webhook-signature.ts";
import { noteAttempt } from "./note-attempt.ts";
import { release, type TakenDelivery, takeNext } from "./take-next.ts";
import { eventIdOf, webhookBody } from "./webhook-body.ts";
import type { WebhookJob } from "./webhook-job.ts";

/** Deliveries that one job sends; what is left has another one, so that none holds its place for long. */
const BATCH = 20;

const payload = z.object({ tenantId: z.number().int(), webhookId: z.number().int() });

/** What is added for an endpoint that answers at once. */
const atOnce = { name: "send-webhooks", payload, maxAttempts: 3 } as const;
/** For one that fails or is slow, and for what is tried again. */
const apart = { name: "send-webhooks-slowly", payload, maxAttempts: 3 } as const;

/** The job for an endpoint as it has been answering; the trigger of an event chooses in the same way. */
export const jobFor = (endpoint: {
  readonly failing_since: Date | null;
  readonly is_slow: boolean;
}): NamedJob<typeof payload> => (endpoint.failing_since === null && !endpoint.is_slow ? atOnce : apart);

/**
 * Sends what waits for one endpoint, one after the other. Whoever finds somebody else at it leaves: that one finds what was added
 * meanwhile. Endpoints that fail or are slow have a job of their own kind, of which a worker does few at once: they wait for each
 * other, and nobody waits for them.
 */
export const sendWebhooks = job({
  ...atOnce,
  lane: "webhooks",
  handle: (asked, deps) => sendAll(asked, deps, atOnce),
});

/** The same apart from the others. */
export const sendWebhooksSlowly = job({
  ...apart,
  lane: "slow webhooks",
  handle: (asked, deps) => sendAll(asked, deps, apart),
});

async function sendAll(asked: WebhookJob, deps: Deps, kind: NamedJob<typeof payload>): Promise<void> {
  let isMine = false;
  try {
    for (let sent = 0; sent < BATCH; sent += 1) {
      const taken = await takeNext(asked, deps, isMine);
      if (!taken) return;
      isMine = true;
      await sendOne(asked, taken, deps);
    }
  } catch (error) {
    if (isMine) await release(asked, deps);
    throw error;
  }
  await release(asked, deps);
  await deps.db.inTenant(asked.tenantId, (tx) => addJob(tx, kind, asked));
}

/** One attempt, outside of any transaction; what came of it is written down behind it. */
async function sendOne(asked: WebhookJob, taken: TakenDelivery, deps: Deps): Promise<void> {
  const at = deps.clock();
  const body = webhookBody(taken);
  const purpose = webhookPurpose(asked.tenantId, asked.webhookId);
  const isOldOneGood = taken.old_secret_until !== null && taken.old_secret_until > at;
  const secrets = [
    taken.secret_sealed,
    ...(isOldOneGood && taken.old_secret_sealed ? [taken.old_secret_sealed] : []),
  ];
  const message = { id: eventIdOf(taken.uuid), timestamp: Math.floor(at.getTime() / 1000), body };
  const started = performance.now();
  const answer = await deps.outward.post({
    url: taken.url,
    headers: {
      "content-type": "application/json",
      "user-agent": "Comanda-Webhooks/1",
      ...webhookHeaders(
        message,
        secrets.map((sealed) => deps.secrets.open(sealed, purpose)),
      ),
    },
    body,
    withinMs: ANSWER_WITHIN_MS,
    mostBytes: ANSWER_KEPT,
  });
  const tookMs = Math.round(performance.now() - started);
  await noteAttempt(asked, taken, { ...answer, at, tookMs }, deps, apart);
}
