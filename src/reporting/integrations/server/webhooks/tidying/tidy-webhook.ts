import type { Id, TenantId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { addJobLater, job } from "#platform/server/jobs/jobs.ts";
import { oneFor, tidying } from "../sending/webhook-job.ts";

/** Deliveries of one statement, with their attempts; far within the time limit of a statement. */
const PORTION = 1_000;
/** Seconds until the next try while a job still holds the endpoint. */
const AGAIN_S = 60;

/**
 * Cleans up after an endpoint, each portion in its own transaction. Deletes the deliveries of a removed endpoint and
 * then the endpoint itself; gives up the deliveries of one that was switched off. Safe to run twice.
 */
export const tidyWebhook = job({
  ...tidying,
  lane: "long",
  async handle({ tenantId, webhookId }, { db }) {
    let last: number | undefined = 0;
    while (last !== undefined) {
      const after: number = last;
      last = await db.inTenant(tenantId, (tx) => tidySome(tx, webhookId as Id<"Webhook">, after));
    }
  },
});

/**
 * Cleans one portion of deliveries after `after`; returns the last of them, undefined when nothing is left.
 */
async function tidySome(tx: Tx, id: Id<"Webhook">, after: number): Promise<number | undefined> {
  const [endpoint] = await tx.query<{ is_removed: boolean }>({
    text: "select removed_at is not null as is_removed from webhooks where tenant_id = $1 and id = $2",
    values: [tx.tenantId, id],
  });
  if (!endpoint) return undefined;
  if (!endpoint.is_removed) return (await giveUpSome(tx, id)) < PORTION ? undefined : 0;
  const last = await deleteSome(tx, id, after);
  if (last === undefined) await deleteEndpoint(tx, id);
  return last;
}

async function deleteSome(tx: Tx, id: Id<"Webhook">, after: number): Promise<number | undefined> {
  const [deleted] = await tx.query<{ last: number | null }>({
    text: `with gone as (
        delete from webhook_deliveries where tenant_id = $1 and id = any (array(
          select id from webhook_deliveries where tenant_id = $1 and webhook_id = $2 and id > $3 order by id limit ${PORTION}))
        returning id
      )
      select max(id) as last from gone`,
    values: [tx.tenantId, id, after],
  });
  return deleted?.last ?? undefined;
}

/** Deletes the endpoint. A sale that has just notified it must not wait, so then it is deleted later. */
async function deleteEndpoint(tx: Tx, id: Id<"Webhook">): Promise<void> {
  const deleted = await tx.query({
    text: `delete from webhooks where tenant_id = $1 and id in (
        select id from webhooks w where w.tenant_id = $1 and w.id = $2
          and not exists (select from webhook_deliveries d where d.tenant_id = $1 and d.webhook_id = w.id)
        for update skip locked)
      returning id`,
    values: [tx.tenantId, id],
  });
  if (deleted.length === 0) await tidyLater(tx, id, AGAIN_S);
}

/**
 * Gives up deliveries that wait for a locked endpoint that was switched off: some at once, the others by the job.
 */
export async function giveUpWaiting(tx: Tx, id: Id<"Webhook">): Promise<void> {
  await tx.query({
    text: "update webhooks set round = round + 1 where tenant_id = $1 and id = $2",
    values: [tx.tenantId, id],
  });
  if ((await giveUpSome(tx, id)) === PORTION) await tidyLater(tx, id, 0);
}

async function giveUpSome(tx: Tx, id: Id<"Webhook">): Promise<number> {
  const given = await tx.query({
    text: `update webhook_deliveries set state = 'failed', next_at = null where tenant_id = $1 and id = any (array(
        select d.id from webhook_deliveries d join webhooks w on w.tenant_id = $1 and w.id = d.webhook_id
        where d.tenant_id = $1 and d.webhook_id = $2 and d.state = 'waiting' and d.round < w.round
        order by d.next_at, d.id limit ${PORTION}))
        and state = 'waiting'
      returning id`,
    values: [tx.tenantId, id],
  });
  return given.length;
}

/** Adds the cleaning job of an endpoint, to run in so many seconds. */
export function tidyLater(tx: Tx, webhookId: Id<"Webhook">, seconds: number): Promise<void> {
  const about = { tenantId: tx.tenantId as TenantId, webhookId };
  return addJobLater(tx, tidying, about, { name: oneFor(tidying, about), seconds });
}
