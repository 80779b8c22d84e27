import type { AccountId, OrderId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { recordOrderCounts } from "../lines/record-corrections.ts";
import { lockAccountRows } from "../reading/order-queries.ts";

/**
 * Updates orders (locked) and their accounts after lines were cancelled, handed over or taken up again, or orders
 * were paid. An unpaid order is cancelled when all its lines are, and active again when one is. A paid order
 * stops waiting once all its dishes are handed over. An account closes when all its orders are over or cancelled,
 * and opens again when one is not. What this does to the number of orders counts on the day of `now`.
 */
export async function updateOrderStates(
  tx: Tx,
  now: Date,
  orders: readonly { readonly id: OrderId; readonly account_id: AccountId }[],
): Promise<void> {
  const updated = await tx.query<{ id: OrderId; was_cancelled: boolean; is_cancelled: boolean }>({
    text: `update orders o
      set cancelled_at = case when o.payment_status = 'paid' or s.is_active then null else $3::timestamptz end,
        awaits_handover = o.awaits_handover and s.waits
      from (
        select w.id, b.cancelled_at is not null as was_cancelled, l.is_active, l.waits
        from unnest($2::bigint[]) as w(id)
        join orders b on b.tenant_id = $1 and b.id = w.id
        cross join lateral (
          select coalesce(bool_or(status <> 'cancelled'), false) as is_active,
            coalesce(bool_or(status in ('created', 'preparing', 'completed')), false) as waits
          from order_lines where tenant_id = $1 and order_id = w.id offset 0
        ) l
      ) s
      where o.tenant_id = $1 and o.id = s.id
        and (s.is_active = (o.cancelled_at is not null) or (o.awaits_handover and not s.waits))
      returning o.id, s.was_cancelled, o.cancelled_at is not null as is_cancelled`,
    values: [tx.tenantId, orders.map((order) => order.id), now],
  });
  const counts = updated.flatMap(({ id, was_cancelled, is_cancelled }) =>
    was_cancelled === is_cancelled ? [] : [{ id, change: is_cancelled ? (-1 as const) : (1 as const) }],
  );
  await recordOrderCounts(tx, now, counts);
  const accounts = await lockAccountRows(tx, [...new Set(orders.map((order) => order.account_id))]);
  // This is a separate statement so that it sees orders added while it waited for the accounts.
  await tx.query({
    text: `update accounts a
      set closed_at = case when s.waits then null else $3::timestamptz end
      from (
        select w.id, exists (
          select from orders o where o.tenant_id = $1 and o.account_id = w.id
            and (o.payment_status = 'unpaid' or o.awaits_handover) and o.cancelled_at is null
        ) as waits
        from unnest($2::bigint[]) as w(id)
      ) s
      where a.tenant_id = $1 and a.id = s.id and s.waits = (a.closed_at is not null)`,
    values: [tx.tenantId, accounts.map((account) => account.id), now],
  });
}
