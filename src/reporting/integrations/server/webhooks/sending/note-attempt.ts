import type { Id } from "#platform/domain/ids.ts";
import type { OutwardAnswer } from "#platform/outside/outward/post-outward.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { addJobLater } from "#platform/server/jobs/jobs.ts";
import { isGivenUp, isTaken, pauseAfter, SLOW_MS } from "../../../domain/webhook-retries.ts";
import { type LockedEndpoint, lockEndpoint } from "../endpoints/endpoint-queries.ts";
import { switchOff } from "./switch-off.ts";
import type { TakenDelivery } from "./take-next.ts";
import { apart, type WebhookJob } from "./webhook-job.ts";

interface Attempt extends OutwardAnswer {
  readonly at: Date;
  readonly tookMs: number;
}

/** How it goes on with the endpoint: at once, apart from the others (it kept us waiting, or failed), or not at all. */
export type Aftermath = "on" | "slow" | "failed" | "off";

/**
 * Writes down what came of an attempt: delivered, to be tried again after a pause, or given up. An endpoint that failed for days is
 * switched off with what waits for it, and its admins are mailed, once. An attempt lasts seconds, in which everything may have been
 * changed: a delivery that was asked for again meanwhile is left as it was asked for, and an endpoint that was changed is not
 * judged by what it was.
 */
export function noteAttempt(
  asked: WebhookJob,
  taken: TakenDelivery,
  attempt: Attempt,
  { db, publicUrl }: Pick<Deps, "db" | "publicUrl">,
): Promise<Aftermath> {
  return db.inTenant(asked.tenantId, async (tx) => {
    const endpoint = await lockEndpoint(tx, asked.webhookId as Id<"Webhook">);
    if (!endpoint) return "off";
    const delivery = await lockDelivery(tx, taken);
    // Too old meanwhile: forgotten with its attempts.
    if (!delivery) return "on";
    await insertAttempt(tx, taken, attempt);
    const isAskedFor = delivery.replays !== taken.replays;
    const isDelivered = isTaken(attempt.status);
    if (isDelivered && !isAskedFor)
      await setDelivery(tx, taken, { tries: taken.tries + 1, state: "delivered", nextAt: null });
    if (endpoint.version !== taken.version) return endpoint.is_enabled ? "on" : "off";
    await noteAnswering(tx, endpoint, attempt);
    if (isDelivered) return attempt.tookMs > SLOW_MS ? "slow" : "on";
    if (!isAskedFor) await tryAgain(tx, asked, taken, attempt.at);
    const since = endpoint.failing_since ?? attempt.at;
    if (!isGivenUp(since, attempt.at)) return "failed";
    await switchOff(tx, endpoint, { cause: "failing", since, at: attempt.at, publicUrl });
    return "off";
  });
}

/** Writes down that no key opens an endpoint's secret: it is switched off, its admins are mailed, and the log tells the operator. */
export function noteLostSecret(
  asked: WebhookJob,
  { version }: TakenDelivery,
  { db, publicUrl, log }: Pick<Deps, "db" | "publicUrl" | "log">,
  at: Date,
): Promise<Aftermath> {
  return db.inTenant(asked.tenantId, async (tx) => {
    const endpoint = await lockEndpoint(tx, asked.webhookId as Id<"Webhook">);
    if (!endpoint) return "off";
    if (endpoint.version !== version) return endpoint.is_enabled ? "on" : "off";
    log.error(
      { tenant: tx.tenantId, webhook: endpoint.id },
      "no key of SECRET_KEYS opens a webhook's secret",
    );
    await switchOff(tx, endpoint, { cause: "secret", since: at, at, publicUrl });
    return "off";
  });
}

/** The delivery as it is now, locked behind its endpoint; undefined when there is none any more. */
async function lockDelivery(
  tx: Tx,
  { delivery_id }: TakenDelivery,
): Promise<{ replays: number } | undefined> {
  const [row] = await tx.query<{ replays: number }>({
    text: "select replays from webhook_deliveries where tenant_id = $1 and id = $2 for no key update",
    values: [tx.tenantId, delivery_id],
  });
  return row;
}

async function insertAttempt(tx: Tx, { delivery_id }: TakenDelivery, attempt: Attempt): Promise<void> {
  const { at, status, fault, tookMs, answer } = attempt;
  await tx.query({
    text: `insert into webhook_attempts (tenant_id, delivery_id, at, status, fault, took_ms, answer)
      values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [tx.tenantId, delivery_id, at, status, fault, tookMs, answer],
  });
}

async function noteAnswering(
  tx: Tx,
  { id, failing_since }: LockedEndpoint,
  { status, at, tookMs }: Attempt,
): Promise<void> {
  await tx.query({
    text: "update webhooks set failing_since = $3, is_slow = $4 where tenant_id = $1 and id = $2",
    values: [tx.tenantId, id, isTaken(status) ? null : (failing_since ?? at), tookMs > SLOW_MS],
  });
}

async function tryAgain(tx: Tx, asked: WebhookJob, taken: TakenDelivery, at: Date): Promise<void> {
  const tries = taken.tries + 1;
  const pause = pauseAfter(tries);
  await setDelivery(tx, taken, {
    tries,
    state: pause === null ? "failed" : "waiting",
    nextAt: pause === null ? null : new Date(at.getTime() + pause * 1000),
  });
  if (pause !== null)
    await addJobLater(tx, apart, asked, {
      name: `webhook:${tx.tenantId}:${taken.delivery_id}`,
      seconds: pause,
    });
}

async function setDelivery(
  tx: Tx,
  { delivery_id }: TakenDelivery,
  { tries, state, nextAt }: { readonly tries: number; readonly state: string; readonly nextAt: Date | null },
): Promise<void> {
  await tx.query({
    text: `update webhook_deliveries set tries = $3, state = $4, next_at = $5 where tenant_id = $1 and id = $2`,
    values: [tx.tenantId, delivery_id, tries, state, nextAt],
  });
}
