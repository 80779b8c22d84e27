import { tenantsJob } from "#core/tenants/server/public.ts";
import type { Id } from "#platform/domain/ids.ts";
import { DAY_MS } from "#platform/domain/periods/durations.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { addJob } from "#platform/server/jobs/jobs.ts";
import { DAYS_STORED } from "../../../domain/webhook-retries.ts";
import { tidyLater } from "../tidying/tidy-webhook.ts";
import { slowLane } from "./webhook-job.ts";

/** Milliseconds after which a due delivery must have lost its job. */
const LATE_MS = 3 * 60_000;
/**
 * Events deleted by one statement, with their deliveries and attempts, within the time limit of a statement.
 */
const DROPPED_AT_ONCE = 1_000;
/** Statements of one night for a restaurant; the rest is deleted the next night. */
const MAX_DROPS = 200;

/** Adds jobs again that were lost when a process died. */
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
    for (const { id } of late) await addJob(tx, slowLane, { tenantId: tx.tenantId, webhookId: id });
    return late.length;
  },
});

/**
 * Deletes events that are older than deliveries are stored, with their deliveries and attempts. Adds lost cleaning
 * jobs again.
 */
export const dropOldWebhooks = tenantsJob({
  name: "drop-old-webhooks",
  schedule: "20 9 * * *",
  done: "events told to endpoints were dropped",
  work: async (tx, { clock }) => {
    const before = new Date(clock().getTime() - DAYS_STORED * DAY_MS);
    let count = 0;
    for (let round = 0; round < MAX_DROPS; round += 1) {
      const dropped = await dropSome(tx, before);
      count += dropped;
      if (dropped < DROPPED_AT_ONCE) break;
    }
    for (const { id } of await untidied(tx)) await tidyLater(tx, id, 0);
    return count;
  },
});

/** Reads endpoints that were removed or switched off and still have deliveries to delete or give up. */
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
