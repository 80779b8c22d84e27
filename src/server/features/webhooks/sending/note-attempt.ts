import { isGivenUp, isTaken, pauseAfter, SLOW_MS } from "../../../../domain/integrations/webhook-retries.ts";
import type { Tx } from "../../../platform/db/tx.ts";
import type { Deps } from "../../../platform/deps.ts";
import { addJob, addJobLater, type NamedJob } from "../../../platform/jobs/jobs.ts";
import { peopleToMail } from "../../../platform/mail/people-to-mail.ts";
import { sendMail } from "../../../platform/mail/send-mail.ts";
import type { OutwardAnswer } from "../../../platform/outward/post-outward.ts";
import { readSettings } from "../../settings/public.ts";
import { switchedOffMail } from "./switched-off-mail.ts";
import type { TakenDelivery } from "./take-next.ts";
import type { WebhookJob } from "./webhook-job.ts";

interface Attempt extends OutwardAnswer {
  readonly at: Date;
  readonly tookMs: number;
}

/**
 * Writes down what came of an attempt: delivered, to be tried again after a pause, or given up. An endpoint that failed for days is
 * switched off with what waits for it, and its admins are mailed, once.
 */
export function noteAttempt(
  asked: WebhookJob,
  taken: TakenDelivery,
  attempt: Attempt,
  { db, publicUrl }: Pick<Deps, "db" | "publicUrl">,
  again: NamedJob,
): Promise<void> {
  return db.inTenant(asked.tenantId, async (tx) => {
    const isThere = await insertAttempt(tx, taken, attempt);
    // Removed while it was sent to.
    if (!isThere) return;
    const tries = taken.tries + 1;
    const isDelivered = isTaken(attempt.status);
    const pause = isDelivered ? null : pauseAfter(tries);
    await setDelivery(tx, taken, {
      tries,
      state: isDelivered ? "delivered" : pause === null ? "failed" : "waiting",
      nextAt: pause === null ? null : new Date(attempt.at.getTime() + pause * 1000),
    });
    const failingSince = isDelivered ? null : (taken.failing_since ?? attempt.at);
    await tx.query({
      text: "update webhooks set failing_since = $3, is_slow = $4 where tenant_id = $1 and id = $2",
      values: [tx.tenantId, asked.webhookId, failingSince, attempt.tookMs > SLOW_MS],
    });
    if (failingSince !== null && isGivenUp(failingSince, attempt.at))
      await switchOff(tx, asked, { taken, failingSince, at: attempt.at, publicUrl });
    else if (pause !== null)
      await addJobLater(tx, again, asked, {
        name: `webhook:${tx.tenantId}:${taken.delivery_id}`,
        seconds: pause,
      });
  });
}

async function insertAttempt(tx: Tx, { delivery_id }: TakenDelivery, attempt: Attempt): Promise<boolean> {
  const made = await tx.query({
    text: `insert into webhook_attempts (tenant_id, delivery_id, at, status, fault, took_ms, answer)
      select tenant_id, id, $3, $4, $5, $6, $7 from webhook_deliveries where tenant_id = $1 and id = $2
      returning id`,
    values: [
      tx.tenantId,
      delivery_id,
      attempt.at,
      attempt.status,
      attempt.fault,
      attempt.tookMs,
      attempt.answer,
    ],
  });
  return made.length > 0;
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

interface SwitchedOff {
  readonly taken: TakenDelivery;
  readonly failingSince: Date;
  readonly at: Date;
  readonly publicUrl: string;
}

async function switchOff(tx: Tx, { webhookId }: WebhookJob, off: SwitchedOff): Promise<void> {
  const { taken, failingSince, at, publicUrl } = off;
  const switched = await tx.query({
    text: `update webhooks set is_enabled = false, switched_off_at = $3
      where tenant_id = $1 and id = $2 and is_enabled returning id`,
    values: [tx.tenantId, webhookId, at],
  });
  if (switched.length === 0) return;
  await tx.query({
    text: `update webhook_deliveries set state = 'failed', next_at = null
      where tenant_id = $1 and webhook_id = $2 and state = 'waiting'`,
    values: [tx.tenantId, webhookId],
  });
  const { language, store, dayRule } = await readSettings(tx, at);
  const people = await peopleToMail(tx, language, ({ role }) => role === "admin");
  for (const person of people)
    await addJob(
      tx,
      sendMail,
      switchedOffMail({
        ...person,
        store: store.store_name,
        url: taken.url,
        since: failingSince,
        zone: dayRule.zone,
        publicUrl,
      }),
    );
}
