import { FORGOTTEN_AFTER_MINUTES } from "#menu/stations/domain/station-limits.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { OrderId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { changeSource } from "#platform/server/realtime/change-source.ts";
import { newestEventNo } from "#platform/server/realtime/newest-event-no.ts";
import { minutesBefore } from "#service/kitchen/domain/minutes-before.ts";
import type { LineStatus } from "#service/orders/domain/line-status.ts";
import { numbersChanged, type orderDisplay } from "../contract/order-display.ts";
import { placeOnDisplay } from "../domain/place-on-display.ts";

/** Most numbers in one column, more than any screen shows. */
const COLUMN_MAX = 100;

/** Returns the numbers of open orders for guests. After two hours a ready order counts as forgotten. */
export function readOrderDisplay(
  ctx: StaffContext,
  withTables: boolean,
): Promise<ResponseOf<typeof orderDisplay>> {
  return ctx.inTenant(async (tx) => {
    tx.snapshot();
    const [seq, orders] = await Promise.all([newestEventNo(tx), selectDisplayedOrders(tx, withTables)]);
    const numbers = orders.flatMap(({ order_id, token_no, is_delivery, ...order }) => {
      const place = placeOnDisplay(order);
      return place ? [{ order_id, token_no, is_delivery, ...place }] : [];
    });
    const oldest = minutesBefore(ctx.now, FORGOTTEN_AFTER_MINUTES);
    return {
      preparing: numbers.filter(({ column }) => column === "preparing").slice(0, COLUMN_MAX),
      ready: numbers
        .filter(({ column, since }) => column === "ready" && since > oldest)
        .toSorted((a, b) => b.since.getTime() - a.since.getTime())
        .slice(0, COLUMN_MAX),
      now: ctx.now,
      seq,
    };
  });
}

/** Sends the guests' display the column of each changed order and since when it has been there. */
export const numbersChange = changeSource(numbersChanged, async (tx, { orderIds }) => {
  if (orderIds.length === 0) return null;
  const orders = await selectOrdersOnDisplay(tx, orderIds);
  return {
    orders: orders.map(({ order_id, token_no, is_delivery, is_of_table, is_open, ...order }) => {
      const place = is_open ? placeOnDisplay(order) : null;
      const { column, since } = place ?? { column: null, since: order.created_at };
      return { order_id, token_no, is_delivery, is_of_table, column, since };
    }),
  };
});

interface DisplayedOrder {
  order_id: OrderId;
  token_no: number;
  is_delivery: boolean;
  created_at: Date;
  statuses: LineStatus[];
  /** Latest status change of a line. */
  changed_at: Date;
}

/** A delivery is called for by its rider, in words of its own. */
const IS_DELIVERY = "a.dining_option = 'delivery' as is_delivery";

/**
 * Lists active orders of open accounts with the statuses of their lines, and orders of tables only on
 * request. Open accounts come from their partial index, everything else by key.
 */
function selectDisplayedOrders(tx: Tx, withTables: boolean): Promise<DisplayedOrder[]> {
  return tx.query<DisplayedOrder>({
    text: `select o.id as order_id, o.token_no, ${IS_DELIVERY}, o.created_at, l.statuses, l.changed_at
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

interface OrderOnDisplay extends DisplayedOrder {
  is_of_table: boolean;
  /** True if the order is active and its account open. */
  is_open: boolean;
}

/** Reads these orders, also those no longer on the display. */
function selectOrdersOnDisplay(tx: Tx, orderIds: readonly OrderId[]): Promise<OrderOnDisplay[]> {
  return tx.query<OrderOnDisplay>({
    text: `select shown.* from unnest($2::bigint[]) as w(id)
      cross join lateral (
        select o.id as order_id, o.token_no, ${IS_DELIVERY}, o.created_at, l.statuses, l.changed_at,
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
