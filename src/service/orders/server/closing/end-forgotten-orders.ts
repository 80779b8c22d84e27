import { readSettings } from "#core/settings/server/public.ts";
import { tenantsJob } from "#core/tenants/server/public.ts";
import type { OrderId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { lockOrders } from "../reading/read-orders.ts";
import { updateOrderStates } from "./update-order-states.ts";

/**
 * Marks orders as handed over that were paid first on an earlier business day: their guests are gone, and a
 * restaurant without a kitchen screen marks nothing.
 */
export const endForgottenOrders = tenantsJob({
  name: "end-forgotten-orders",
  schedule: "2 * * * *",
  isForActive: true,
  done: "paid orders of an earlier day ended",
  work: (tx, { clock }) => endForgotten(tx, clock()),
});

async function endForgotten(tx: Tx, now: Date): Promise<number> {
  const { today } = await readSettings(tx, now);
  const forgotten = await tx.query<{ id: OrderId }>({
    text: `select o.id from accounts a
      cross join lateral (
        select id, awaits_handover, business_date from orders
        where tenant_id = $1 and account_id = a.id offset 0
      ) o
      where a.tenant_id = $1 and a.closed_at is null and o.awaits_handover and o.business_date < $2`,
    values: [tx.tenantId, today],
  });
  if (forgotten.length === 0) return 0;
  const orders = await lockOrders(
    tx,
    forgotten.map(({ id }) => id),
  );
  const waiting = orders.filter((order) => order.awaits_handover);
  const orderIds = waiting.map((order) => order.id);
  await tx.query({
    text: `update order_lines set status = 'delivered', status_changed_at = $3, status_changed_by = null
      where tenant_id = $1 and order_id = any($2::bigint[]) and status in ('created', 'preparing', 'completed')`,
    values: [tx.tenantId, orderIds, now],
  });
  await updateOrderStates(tx, now, waiting);
  tx.emit({ type: "order_update", orderIds });
  return orderIds.length;
}
