import type { FinishedLine } from "../../../contract/kitchen.ts";
import type { StationId } from "../../../domain/ids.ts";
import type { StoredClaim } from "../../../domain/kitchen/decide-claim.ts";
import { columnsOf } from "../../platform/db/columns-of.ts";
import type { Tx } from "../../platform/db/tx.ts";

/** A finished dish as it is listed, and who fetches it. */
export type FinishedRow = FinishedLine & StoredClaim & { readonly claimer: string | null };

type OrderOfRow = Omit<FinishedLine, "id" | "order_id" | keyof DishOfRow> & Pick<FinishedRow, "claimer">;
type DishOfRow = Pick<FinishedLine, "item_title" | "variant_title" | "quantity" | "finished_at">;

const dishColumns = columnsOf<Omit<FinishedRow, keyof OrderOfRow>>({
  id: "l.id",
  order_id: "l.order_id",
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

/**
 * Lines of orders that are not over that a station finished since a moment and that nobody has handed over, the last first. They
 * come from the index order_lines_finished, their orders by key.
 */
export function finishedSince(tx: Tx, stationId: StationId, since: Date): Promise<FinishedRow[]> {
  return tx.query<FinishedRow>({
    text: `select ${dishColumns}, of_order.*
      from order_lines l
      cross join lateral (
        select ${orderColumns}
        from orders o
        join accounts a on a.tenant_id = $1 and a.id = o.account_id
        left join store_tables t on t.tenant_id = $1 and t.id = a.table_id
        left join users u on u.tenant_id = $1 and u.id = l.claimed_by
        where o.tenant_id = $1 and o.id = l.order_id and (o.payment_status = 'unpaid' or o.awaits_handover)
        offset 0
      ) of_order
      where l.tenant_id = $1 and l.station_id = $2 and l.status = 'completed' and l.status_changed_at > $3
      order by l.status_changed_at desc, l.id desc
      limit ${FINISHED_MAX}`,
    values: [tx.tenantId, stationId, since],
  });
}
