import type { OrderId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { LineStatus } from "#service/orders/domain/line-status.ts";

export interface DisplayedOrder {
  order_id: OrderId;
  token_no: number;
  created_at: Date;
  statuses: LineStatus[];
  /** When one of its lines changed last. */
  changed_at: Date;
}

/**
 * The orders of the open accounts that are not over, with the states of their lines; those of tables only when asked
 * for. The open accounts come from their partial index, everything else by key.
 */
export function selectDisplayedOrders(tx: Tx, withTables: boolean): Promise<DisplayedOrder[]> {
  return tx.query<DisplayedOrder>({
    text: `select o.id as order_id, o.token_no, o.created_at, l.statuses, l.changed_at
      from accounts a
      cross join lateral (
        select id, token_no, created_at from orders
        where tenant_id = $1 and account_id = a.id and cancelled_at is null
          and (payment_status = 'unpaid' or awaits_handover)
        offset 0
      ) o
      cross join lateral (
        select array_agg(status) as statuses, max(status_changed_at) as changed_at
        from order_lines where tenant_id = $1 and order_id = o.id
        offset 0
      ) l
      where a.tenant_id = $1 and a.closed_at is null and (a.table_id is null or $2::boolean)
        and l.statuses is not null
      order by o.created_at, o.token_no`,
    values: [tx.tenantId, withTables],
  });
}

export interface OrderOnDisplay extends DisplayedOrder {
  is_of_table: boolean;
  /** It can be on the display: not over, not cancelled, of an open account. */
  is_open: boolean;
}

/** These orders, whatever became of them. */
export function selectOrdersOnDisplay(tx: Tx, orderIds: readonly OrderId[]): Promise<OrderOnDisplay[]> {
  return tx.query<OrderOnDisplay>({
    text: `select shown.* from unnest($2::bigint[]) as w(id)
      cross join lateral (
        select o.id as order_id, o.token_no, o.created_at, l.statuses, l.changed_at,
          a.table_id is not null as is_of_table,
          a.closed_at is null and o.cancelled_at is null
            and (o.payment_status = 'unpaid' or o.awaits_handover) as is_open
        from orders o
        join accounts a on a.tenant_id = $1 and a.id = o.account_id
        cross join lateral (
          select coalesce(array_agg(status), '{}') as statuses,
            coalesce(max(status_changed_at), o.created_at) as changed_at
          from order_lines where tenant_id = $1 and order_id = o.id
        ) l
        where o.tenant_id = $1 and o.id = w.id
        offset 0
      ) shown`,
    values: [tx.tenantId, orderIds],
  });
}
