import type { CustomerId, OrderId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";

/**
 * Tells screens that show these customers by name, besides those of customers themselves: their open accounts, and
 * reservations. After a customer has another name, or is another one.
 */
export async function tellWhereNamed(tx: Tx, ids: readonly CustomerId[]): Promise<void> {
  if (ids.length === 0) return;
  const orders = await tx.query<{ id: OrderId }>({
    text: `select o.id from accounts a join orders o on o.tenant_id = $1 and o.account_id = a.id
      where a.tenant_id = $1 and a.customer_id = any($2::bigint[]) and a.closed_at is null order by o.id`,
    values: [tx.tenantId, ids],
  });
  if (orders.length > 0) tx.emit({ type: "order_update", orderIds: orders.map(({ id }) => id) });
  tx.emit({ type: "reservations_changed" });
}
