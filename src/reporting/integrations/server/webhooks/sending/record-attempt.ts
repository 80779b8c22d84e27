import { readSettings } from "#core/settings/server/public.ts";
import { peopleToMail } from "#core/users/server/public.ts";
import type { Id } from "#platform/domain/ids.ts";
import { composeMail } from "#platform/outside/mail/compose-mail.ts";
import type { Mail } from "#platform/outside/mail/mail.ts";
import { sendMail } from "#platform/outside/mail/send-mail.ts";
import type { OutwardAnswer } from "#platform/outside/outward/post-outward.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { dayText } from "#platform/server/i18n/clock-text.ts";
import { type Language, sayIn } from "#platform/server/i18n/say.ts";
import { addJob, addJobLater } from "#platform/server/jobs/jobs.ts";
import { isGivenUp, isTaken, pauseAfter, SLOW_MS } from "../../../domain/webhook-retries.ts";
import { type LockedEndpoint, lockEndpoint } from "../change-endpoints.ts";
import { giveUpWaiting } from "../tidying/tidy-webhook.ts";
import type { TakenDelivery } from "./take-next.ts";
import { slowLane, type WebhookJob } from "./webhook-job.ts";

interface Attempt extends OutwardAnswer {
  readonly at: Date;
  readonly tookMs: number;
}

/**
 * Next step for the endpoint: "on" sends at once, "slow" and "failed" move it to the slow lane, "off" stops.
 */
export type NextStep = "on" | "slow" | "failed" | "off";

/**
 * Stores the result of an attempt: delivered, to be tried again after a pause, or failed for good. An endpoint that
 * has failed for days is switched off with its waiting deliveries, and its admins are mailed, once. Everything may
 * have changed in the seconds of an attempt: a delivery that was requested again keeps that request, and a changed
 * endpoint is not judged by its old settings.
 */
export function recordAttempt(
  target: WebhookJob,
  taken: TakenDelivery,
  attempt: Attempt,
  { db, publicUrl }: Pick<Deps, "db" | "publicUrl">,
): Promise<NextStep> {
  return db.inTenant(target.tenantId, async (tx) => {
    const endpoint = await lockEndpoint(tx, target.webhookId as Id<"Webhook">);
    if (!endpoint) return "off";
    const delivery = await lockDelivery(tx, taken);
    // The delivery has become too old and was deleted with its attempts.
    if (!delivery) return "on";
    await insertAttempt(tx, taken, attempt);
    const isReplayed = delivery.replays !== taken.replays;
    const isDelivered = isTaken(attempt.status);
    if (isDelivered && !isReplayed)
      await setDelivery(tx, taken, { tries: taken.tries + 1, state: "delivered", nextAt: null });
    if (endpoint.version !== taken.version) return endpoint.is_enabled ? "on" : "off";
    await recordAnswering(tx, endpoint, attempt);
    if (isDelivered) return attempt.tookMs > SLOW_MS ? "slow" : "on";
    if (!isReplayed) await tryAgain(tx, target, taken, attempt.at);
    const since = endpoint.failing_since ?? attempt.at;
    if (!isGivenUp(since, attempt.at)) return "failed";
    await switchOff(tx, endpoint, { cause: "failing", since, at: attempt.at, publicUrl });
    return "off";
  });
}

/**
 * Records that no key decrypts an endpoint's secret: switches it off, mails its admins and logs it for the operator.
 */
export function recordLostSecret(
  target: WebhookJob,
  { version }: TakenDelivery,
  { db, publicUrl, log }: Pick<Deps, "db" | "publicUrl" | "log">,
  at: Date,
): Promise<NextStep> {
  return db.inTenant(target.tenantId, async (tx) => {
    const endpoint = await lockEndpoint(tx, target.webhookId as Id<"Webhook">);
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

/** Locks the delivery after its endpoint; returns undefined when it no longer exists. */
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

async function recordAnswering(
  tx: Tx,
  { id, failing_since }: LockedEndpoint,
  { status, at, tookMs }: Attempt,
): Promise<void> {
  await tx.query({
    text: "update webhooks set failing_since = $3, is_slow = $4 where tenant_id = $1 and id = $2",
    values: [tx.tenantId, id, isTaken(status) ? null : (failing_since ?? at), tookMs > SLOW_MS],
  });
}

async function tryAgain(tx: Tx, target: WebhookJob, taken: TakenDelivery, at: Date): Promise<void> {
  const tries = taken.tries + 1;
  const pause = pauseAfter(tries);
  await setDelivery(tx, taken, {
    tries,
    state: pause === null ? "failed" : "waiting",
    nextAt: pause === null ? null : new Date(at.getTime() + pause * 1000),
  });
  if (pause !== null)
    await addJobLater(tx, slowLane, target, {
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

interface SwitchOff {
  readonly cause: SwitchedOffCause;
  /** Time since which it has accepted nothing. */
  readonly since: Date;
  readonly at: Date;
  readonly publicUrl: string;
}

/** Switches off a locked endpoint; its waiting deliveries fail, and the restaurant's admins are mailed. */
async function switchOff(
  tx: Tx,
  { id, url, is_enabled }: LockedEndpoint,
  { cause, since, at, publicUrl }: SwitchOff,
): Promise<void> {
  if (!is_enabled) return;
  await tx.query({
    text: `update webhooks set is_enabled = false, switched_off_at = $3, is_secret_lost = $4, version = version + 1
      where tenant_id = $1 and id = $2`,
    values: [tx.tenantId, id, at, cause === "secret"],
  });
  await giveUpWaiting(tx, id);
  const { language, store, dayRule } = await readSettings(tx, at);
  const people = await peopleToMail(tx, language, ({ role }) => role === "admin");
  for (const person of people)
    await addJob(
      tx,
      sendMail,
      switchedOffMail({
        ...person,
        store: store.store_name,
        url,
        cause,
        since,
        zone: dayRule.zone,
        publicUrl,
      }),
    );
}

/** The endpoint accepted nothing for days, or no key decrypts its secret any more. */
type SwitchedOffCause = "failing" | "secret";

interface SwitchedOffMail {
  readonly to: string;
  readonly name: string;
  readonly language: Language;
  readonly store: string;
  readonly url: string;
  readonly cause: SwitchedOffCause;
  readonly since: Date;
  /** IANA zone of the restaurant. */
  readonly zone: string;
  readonly publicUrl: string;
}

/**
 * Mails an admin that an endpoint was switched off, why, and where to switch it on again.
 * @proof
 */
export function switchedOffMail({
  to,
  name,
  language,
  store,
  url,
  cause,
  since,
  zone,
  publicUrl,
}: SwitchedOffMail): Mail {
  const say = sayIn(language);
  return composeMail({
    to,
    language,
    subject: say("integrations.mail.off_subject", { store }),
    paragraphs: [
      ...(cause === "secret"
        ? [say("integrations.mail.lost_text", { name, url }), say("integrations.mail.lost_hint")]
        : [
            say("integrations.mail.off_text", { name, url, since: dayText(since, zone, language) }),
            say("integrations.mail.off_hint"),
          ]),
    ],
    action: { label: say("integrations.mail.off_action"), url: `${publicUrl}/dashboard/settings/api` },
    footer: say("common.sent_by_store_with_comanda", { store }),
  });
}
