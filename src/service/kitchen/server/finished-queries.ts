import type { OrderId, StationId } from "#platform/domain/ids.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { FinishedLine } from "../contract/kitchen.ts";
import type { StoredClaim } from "../domain/decide-claim.ts";

/** A finished dish as it is listed, and who fetches it. */
export type FinishedRow = FinishedLine &
  StoredClaim & { readonly station_id: StationId; readonly claimer: string | null };

type OrderOfRow = Omit<FinishedLine, "id" | "order_id" | keyof DishOfRow> & Pick<FinishedRow, "claimer">;
type DishOfRow = Pick<FinishedLine, "item_title" | "variant_title" | "quantity" | "finished_at">;

const dishColumns = columnsOf<Omit<FinishedRow, keyof OrderOfRow>>({
  id: "l.id",
  order_id: "l.order_id",
  station_id: "l.station_id",
  item_title: "l.title",
  variant_title: "l.variant_title",
  quantity: "l.quantity - l.withdrawn_quantity",
  finished_at: "l.status_changed_at",
  status: "l.status",
  status_changed_at: "l.status_changed_at",
  claimed_by: "l.claimed_by",
  claimed_at: "l.claimed_at",
});

const orderColumns = columnsOf<OrderOfRow>({
  order_no: "o.order_no",
  token_no: "o.token_no",
  delivery_type: "a.dining_option",
  table_title: "t.title",
  floor: "t.floor",
  claimer: "u.name",
});

/** Most finished lines that are looked at: no kitchen finishes more in two hours that nobody hands over. */
const FINISHED_MAX = 500;

const ofOrder = `select ${orderColumns}
        from orders o
        join accounts a on a.tenant_id = $1 and a.id = o.account_id
        left join store_tables t on t.tenant_id = $1 and t.id = a.table_id
        left join users u on u.tenant_id = $1 and u.id = l.claimed_by
        where o.tenant_id = $1 and o.id = l.order_id and (o.payment_status = 'unpaid' or o.awaits_handover)
        offset 0`;

const AT_STATION = `select ${dishColumns}, of_order.*
      from order_lines l
      cross join lateral (${ofOrder}) of_order
      where l.tenant_id = $1 and l.station_id = $2 and l.status = 'completed' and l.status_changed_at > $3
      order by l.status_changed_at desc, l.id desc
      limit ${FINISHED_MAX}`;

const OF_ORDERS = `select ${dishColumns}, of_order.*
      from unnest($2::bigint[]) as w(id)
      cross join lateral (select * from order_lines where tenant_id = $1 and order_id = w.id offset 0) l
      cross join lateral (${ofOrder}) of_order
      where l.status = 'completed' and l.status_changed_at > $3
      order by l.status_changed_at desc, l.id desc`;

/**
 * What a station finished since a moment, or any station of these orders, and nobody has handed over; of orders that are
 * not over, the last first. Lines come from the index order_lines_finished or by their order, orders by key.
 */
export function finishedSince(
  tx: Tx,
  of: { readonly stationId: StationId } | { readonly orderIds: readonly OrderId[] },
  since: Date,
): Promise<FinishedRow[]> {
  return "stationId" in of
    ? tx.query<FinishedRow>({ text: AT_STATION, values: [tx.tenantId, of.stationId, since] })
    : tx.query<FinishedRow>({ text: OF_ORDERS, values: [tx.tenantId, of.orderIds, since] });
}
