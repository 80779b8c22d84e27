import type { CustomerId, OrderId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";

/**
 * Notifies the screens that show these customers by name, other than those of customers themselves: open accounts
 * and reservations. Call it after a customer was renamed or merged.
 */
export async function notifyScreensShowing(tx: Tx, ids: readonly CustomerId[]): Promise<void> {
  if (ids.length === 0) return;
  const orders = await tx.query<{ id: OrderId }>({
    text: `select o.id from accounts a join orders o on o.tenant_id = $1 and o.account_id = a.id
      where a.tenant_id = $1 and a.customer_id = any($2::bigint[]) and a.closed_at is null order by o.id`,
    values: [tx.tenantId, ids],
  });
  if (orders.length > 0) tx.emit({ type: "order_update", orderIds: orders.map(({ id }) => id) });
  tx.emit({ type: "reservations_changed" });
}
