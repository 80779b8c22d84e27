import type { Id } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { addJob } from "#platform/server/jobs/jobs.ts";
import { tenantsJob } from "#platform/server/jobs/tenants-job.ts";
import { KEPT_DAYS } from "../../../domain/webhook-retries.ts";
import { tidyLater } from "../tidying/tidy-webhook.ts";
import { apart } from "./webhook-job.ts";

/** A delivery that is due for so long has lost its job, in milliseconds. */
const LATE_MS = 3 * 60_000;
const DAY_MS = 86_400_000;
/** Events that are dropped by one statement: their deliveries and attempts go with them, within the time a statement has. */
const DROPPED_AT_ONCE = 1_000;
/** Statements of a night for one restaurant; what is left goes the next night. */
const MOST_DROPS = 200;

/** Takes up what lost its job because a process died: its endpoint is sent to again. */
export const sweepWebhooks = tenantsJob({
  name: "sweep-webhooks",
  schedule: "*/5 * * * *",
  done: "endpoints whose deliveries had been left lying are sent to again",
  tenants: async ({ db, clock }) => {
    const late = await db.directory<{ id: number }>("select tenants_with_webhooks_due($1) as id", [
      new Date(clock().getTime() - LATE_MS),
    ]);
    return late.map(({ id }) => id);
  },
  work: async (tx, { clock }) => {
    const now = clock();
    const late = await tx.query<{ id: number }>({
      text: `select w.id from webhooks w where w.tenant_id = $1 and w.is_enabled
          and (w.busy_until is null or w.busy_until <= $2)
          and exists (select from webhook_deliveries d where d.tenant_id = $1 and d.webhook_id = w.id
            and d.state = 'waiting' and d.next_at < $3)`,
      values: [tx.tenantId, now, new Date(now.getTime() - LATE_MS)],
    });
    for (const { id } of late) await addJob(tx, apart, { tenantId: tx.tenantId, webhookId: id });
    return late.length;
  },
});

/**
 * Forgets what was told longer ago than deliveries are kept; attempts and deliveries go with their event. Has those tidied up behind
 * again whose job was lost.
 */
export const dropOldWebhooks = tenantsJob({
  name: "drop-old-webhooks",
  schedule: "20 9 * * *",
  done: "events told to endpoints were dropped",
  work: async (tx, { clock }) => {
    const before = new Date(clock().getTime() - KEPT_DAYS * DAY_MS);
    let count = 0;
    for (let round = 0; round < MOST_DROPS; round += 1) {
      const dropped = await dropSome(tx, before);
      count += dropped;
      if (dropped < DROPPED_AT_ONCE) break;
    }
    for (const { id } of await untidied(tx)) await tidyLater(tx, id, 0);
    return count;
  },
});

/** Endpoints that were taken away or switched off, and are not tidied up behind. */
function untidied(tx: Tx): Promise<{ id: Id<"Webhook"> }[]> {
  return tx.query<{ id: Id<"Webhook"> }>({
    text: `select w.id from webhooks w where w.tenant_id = $1 and (w.removed_at is not null or exists (
        select from webhook_deliveries d where d.tenant_id = $1 and d.webhook_id = w.id and d.state = 'waiting' and d.round < w.round))`,
    values: [tx.tenantId],
  });
}

async function dropSome(tx: Tx, before: Date): Promise<number> {
  const dropped = await tx.query({
    text: `delete from webhook_events where tenant_id = $1 and id in (
        select id from webhook_events where tenant_id = $1 and created_at < $2 order by id limit $3)
      returning id`,
    values: [tx.tenantId, before, DROPPED_AT_ONCE],
  });
  return dropped.length;
}
