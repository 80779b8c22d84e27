import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { Id } from "#platform/domain/ids.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { listSource, listValues } from "#platform/server/lists/list-source.ts";
import { readList } from "#platform/server/lists/read-list.ts";
import type { Delivery, DeliveryDetail, listDeliveries, readDelivery } from "../../../contract/webhooks.ts";
import { type StoredEvent, webhookBody } from "../sending/webhook-body.ts";

const COLUMNS = columnsOf<Delivery>({
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

/** Deliveries; $2 of an endpoint, $3 in a state, $4 of a type of event; none of the endpoints $5, which were taken away. */
const told = listSource<Delivery>()({
  id: "d.id",
  from: "webhook_deliveries d join webhook_events v on v.tenant_id = $1 and v.id = d.event_id",
  where: `d.tenant_id = $1 and ($2::bigint is null or d.webhook_id = $2) and ($3::text is null or d.state = $3)
    and ($4::text is null or v.type = $4) and d.webhook_id <> all ($5::bigint[])`,
  sorts: { time: { by: "d.id", type: "bigint", index: "webhook_deliveries_pkey" } },
  columns: COLUMNS,
  details: `cross join lateral (select * from webhook_deliveries where tenant_id = $1 and id = page.id offset 0) d ${JOINS}`,
});

/** A page of what was told, the newest first. Throws `not_found` when it is narrowed to an endpoint that is none. */
export function listTold(
  ctx: StaffContext,
  query: QueryOf<typeof listDeliveries>,
): Promise<ResponseOf<typeof listDeliveries>> {
  return ctx.inTenant(async (tx) => {
    if (query.webhook !== undefined) found(await isThere(tx, query.webhook));
    const removed = await removedEndpoints(tx);
    const values = listValues(tx, query.webhook ?? null, query.state ?? null, query.type ?? null, removed);
    return readList(tx, told, values, query);
  });
}

async function isThere(tx: Tx, webhookId: Id<"Webhook">): Promise<true | undefined> {
  const rows = await tx.query({
    text: "select from webhooks where tenant_id = $1 and id = $2 and removed_at is null",
    values: [tx.tenantId, webhookId],
  });
  return rows.length > 0 ? true : undefined;
}

/** Those whose deliveries are being deleted: as a rule none. */
async function removedEndpoints(tx: Tx): Promise<Id<"Webhook">[]> {
  const rows = await tx.query<{ id: Id<"Webhook"> }>({
    text: "select id from webhooks where tenant_id = $1 and removed_at is not null",
    values: [tx.tenantId],
  });
  return rows.map(({ id }) => id);
}

/** One delivery with what is sent and each attempt, the newest first. */
export function readTold(
  ctx: StaffContext,
  id: Id<"WebhookDelivery">,
): Promise<ResponseOf<typeof readDelivery>> {
  return ctx.inTenant(async (tx) => {
    const [row] = await tx.query<Delivery & StoredEvent & { readonly sent_type: string }>({
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
