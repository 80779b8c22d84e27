import type { MessageNumber } from "#platform/contract/changes.ts";
import type { RealtimeMessage } from "#platform/contract/events.ts";
import { type Id, toId } from "#platform/domain/ids.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import type { SocketPorts } from "#platform/server/realtime/socket-ports.ts";

/** Numbers a message with an event that was sent before: nothing lies between it and the one before. */
const given = (seq: number): MessageNumber => ({ seq, prev: 0 });

interface KnownOrder {
  id: number;
  token_no: number;
  seq: number;
}

function knownOrders(db: Database, tenantId: number, ids: readonly Id<"Order">[]): Promise<KnownOrder[]> {
  return db.inTenant(tenantId, (tx) =>
    tx.query<KnownOrder>({
      text: `select o.id, o.token_no,
               coalesce((select value from counters where tenant_id = $1 and series = 'event'), 0) as seq
             from orders o where o.tenant_id = $1 and o.id = any ($2::bigint[]) order by o.id`,
      values: [tenantId, [...ids]],
    }),
  );
}

/** `new_order` as the database knows it, under the number already given out; undefined for an order the tenant has not. */
async function announcedOrder(
  db: Database,
  tenantId: number,
  orderId: Id<"Order">,
): Promise<RealtimeMessage | undefined> {
  const [order] = await knownOrders(db, tenantId, [orderId]);
  if (!order) return undefined;
  return {
    type: "new_order",
    orderId: toId<"Order">(order.id),
    tokenNo: order.token_no,
    ...given(order.seq),
  };
}

/** `order_update` of those orders the tenant has; undefined when it has none of them. */
async function announcedUpdate(
  db: Database,
  tenantId: number,
  orderIds: readonly Id<"Order">[],
): Promise<RealtimeMessage | undefined> {
  const orders = await knownOrders(db, tenantId, orderIds);
  const [first] = orders;
  if (!first) return undefined;
  return {
    type: "order_update",
    orderIds: orders.map((order) => toId<"Order">(order.id)),
    ...given(first.seq),
  };
}

/** `new_qrorder` of a guest's order that is still pending; undefined for any other. */
async function announcedQrOrder(
  db: Database,
  tenantId: number,
  qrOrderId: Id<"QrOrder">,
): Promise<RealtimeMessage | undefined> {
  const [known] = await db.inTenant(tenantId, (tx) =>
    tx.query<{ seq: number }>({
      text: `select coalesce((select value from counters where tenant_id = $1 and series = 'event'), 0) as seq
             from qr_orders where tenant_id = $1 and id = $2 and status = 'pending'`,
      values: [tenantId, qrOrderId],
    }),
  );
  return known && { type: "new_qrorder", qrOrderId, ...given(known.seq) };
}

/** Makes the messages of what a till announces, as the database knows it. */
export const announced: SocketPorts["announced"] = {
  new_order_backend: (db, tenantId, { orderId }) => announcedOrder(db, tenantId, orderId),
  order_update_backend: (db, tenantId, { orderIds }) => announcedUpdate(db, tenantId, orderIds),
  new_qrorder_backend: (db, tenantId, { qrOrderId }) => announcedQrOrder(db, tenantId, qrOrderId),
};
