import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { Id } from "#platform/domain/ids.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { addJob } from "#platform/server/jobs/jobs.ts";
import { listSource, listValues } from "#platform/server/lists/list-source.ts";
import { readList } from "#platform/server/lists/read-list.ts";
import type {
  DeliveryDetail,
  listDeliveries as listDeliveriesRoute,
  readDelivery as readDeliveryRoute,
  WebhookDelivery,
} from "../../contract/webhooks.ts";
import { TEST_EVENT } from "../../domain/webhook-events.ts";
import { lockEndpoint } from "./change-endpoints.ts";
import { type StoredWebhookEvent, webhookBody } from "./sending/webhook-body.ts";
import { jobFor } from "./sending/webhook-job.ts";

const COLUMNS = columnsOf<WebhookDelivery>({
  id: "d.id",
  webhook_id: "d.webhook_id",
  url: "w.url",
  event_id: "'evt_' || e.uuid",
  type: "e.type",
  state: "d.state",
  created_at: "e.created_at",
  attempts: `(select count(*)::integer from webhook_attempts a where a.tenant_id = $1 and a.delivery_id = d.id)`,
  status: "a.status",
  fault: "a.fault",
  took_ms: "a.took_ms",
  next_at: "d.next_at",
});

const JOINS = `join webhook_events e on e.tenant_id = $1 and e.id = d.event_id
  join webhooks w on w.tenant_id = $1 and w.id = d.webhook_id
  left join lateral (
    select status, fault, took_ms from webhook_attempts where tenant_id = $1 and delivery_id = d.id order by id desc limit 1
  ) a on true`;

/**
 * Deliveries; $2 filters by endpoint, $3 by state, $4 by type of event. Leaves out the removed endpoints $5.
 */
const deliveryList = listSource<WebhookDelivery>()({
  id: "d.id",
  from: "webhook_deliveries d join webhook_events v on v.tenant_id = $1 and v.id = d.event_id",
  where: `d.tenant_id = $1 and ($2::bigint is null or d.webhook_id = $2) and ($3::text is null or d.state = $3)
    and ($4::text is null or v.type = $4) and d.webhook_id <> all ($5::bigint[])`,
  sorts: { time: { by: "d.id", type: "bigint", index: "webhook_deliveries_pkey" } },
  columns: COLUMNS,
  details: `cross join lateral (select * from webhook_deliveries where tenant_id = $1 and id = page.id offset 0) d ${JOINS}`,
});

/** Returns a page of deliveries, newest first. Throws `not_found` for an unknown endpoint. */
export function listDeliveries(
  ctx: StaffContext,
  query: QueryOf<typeof listDeliveriesRoute>,
): Promise<ResponseOf<typeof listDeliveriesRoute>> {
  return ctx.inTenant(async (tx) => {
    if (query.webhook !== undefined) found(await isThere(tx, query.webhook));
    const removed = await removedEndpoints(tx);
    const values = listValues(tx, query.webhook ?? null, query.state ?? null, query.type ?? null, removed);
    return readList(tx, deliveryList, values, query);
  });
}

async function isThere(tx: Tx, webhookId: Id<"Webhook">): Promise<true | undefined> {
  const rows = await tx.query({
    text: "select from webhooks where tenant_id = $1 and id = $2 and removed_at is null",
    values: [tx.tenantId, webhookId],
  });
  return rows.length > 0 ? true : undefined;
}

/** Reads the removed endpoints whose deliveries are still being deleted; usually none. */
async function removedEndpoints(tx: Tx): Promise<Id<"Webhook">[]> {
  const rows = await tx.query<{ id: Id<"Webhook"> }>({
    text: "select id from webhooks where tenant_id = $1 and removed_at is not null",
    values: [tx.tenantId],
  });
  return rows.map(({ id }) => id);
}

/** Returns a delivery with its content and each attempt, newest first. */
export function readDelivery(
  ctx: StaffContext,
  id: Id<"WebhookDelivery">,
): Promise<ResponseOf<typeof readDeliveryRoute>> {
  return ctx.inTenant(async (tx) => {
    const [row] = await tx.query<WebhookDelivery & StoredWebhookEvent & { readonly sent_type: string }>({
      text: `select ${COLUMNS}, e.uuid, e.data from webhook_deliveries d ${JOINS}
        where d.tenant_id = $1 and d.id = $2 and w.removed_at is null`,
      values: [tx.tenantId, id],
    });
    const { uuid, data, ...delivery } = found(row);
    const body = webhookBody({ uuid, data, type: delivery.type, created_at: delivery.created_at });
    return { ...delivery, body, tried: await attemptsOf(tx, id) };
  });
}

function attemptsOf(tx: Tx, id: Id<"WebhookDelivery">): Promise<DeliveryDetail["tried"]> {
  return tx.query<DeliveryDetail["tried"][number]>({
    text: `select at, status, fault, took_ms, answer from webhook_attempts
      where tenant_id = $1 and delivery_id = $2 order by id desc`,
    values: [tx.tenantId, id],
  });
}

/**
 * Sends a delivery again at once, whatever its state, under the same event id; the eight attempts begin again. A
 * delivery that is being sent just now is sent once more afterwards. Throws `webhook_is_off`.
 */
export function replay(ctx: StaffContext, id: Id<"WebhookDelivery">): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const [delivery] = await tx.query<{ webhook_id: Id<"Webhook"> }>({
      text: "select webhook_id from webhook_deliveries where tenant_id = $1 and id = $2",
      values: [tx.tenantId, id],
    });
    const webhookId = found(delivery).webhook_id;
    const endpoint = found(await lockEndpoint(tx, webhookId));
    if (!endpoint.is_enabled) throw new AppError("webhook_is_off");
    const replayed = await tx.query({
      text: `update webhook_deliveries set state = 'waiting', tries = 0, next_at = $3, round = $4, replays = replays + 1
        where tenant_id = $1 and id = $2 returning id`,
      values: [tx.tenantId, id, ctx.now, endpoint.round],
    });
    found(replayed[0]);
    await addJob(tx, jobFor(endpoint), { tenantId: tx.tenantId, webhookId });
    return { message: ctx.say("integrations.reply.replayed") };
  });
}

/** Sends a test event to one endpoint, like any other event. Throws `webhook_is_off`. */
export function sendTest(ctx: StaffContext, id: Id<"Webhook">): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const endpoint = found(await lockEndpoint(tx, id));
    if (!endpoint.is_enabled) throw new AppError("webhook_is_off");
    await tx.query({
      text: `with event as (
          insert into webhook_events (tenant_id, type, data, created_at) values ($1, $3, '{"test": true}', $4) returning id
        )
        insert into webhook_deliveries (tenant_id, event_id, webhook_id, round, next_at, created_at)
        select $1, id, $2, $5, $4, $4 from event`,
      values: [tx.tenantId, id, TEST_EVENT, ctx.now, endpoint.round],
    });
    await addJob(tx, jobFor(endpoint), { tenantId: tx.tenantId, webhookId: id });
    return { message: ctx.say("integrations.reply.test_sent") };
  });
}
