import type { OrderId, OrderLineId, StationId, UserId } from "../../../domain/ids.ts";
import type { DiningOption } from "../../../domain/orders/dining-option.ts";
import type { LineStatus } from "../../../domain/orders/line-status.ts";
import type { Tx } from "../../platform/db/tx.ts";

export interface FinishedRow {
  id: OrderLineId;
  order_id: OrderId;
  order_no: number;
  token_no: number;
  dining_option: DiningOption;
  table_title: string | null;
  floor: string | null;
  title: string;
  variant_title: string | null;
  quantity: number;
  status: LineStatus;
  status_changed_at: Date;
  claimed_by: UserId | null;
  claimed_at: Date | null;
  claimer: string | null;
}

/** Most finished lines that are looked at: no kitchen finishes more in two hours that nobody hands over. */
const FINISHED_MAX = 500;

/**
 * Lines of unpaid orders that a station finished since a moment and that nobody has handed over, the last first. They
 * come from the index order_lines_finished, their orders by key.
 */
export function finishedSince(tx: Tx, stationId: StationId, since: Date): Promise<FinishedRow[]> {
  return tx.query<FinishedRow>({
    text: `select l.id, l.order_id, l.title, l.variant_title, l.quantity, l.status, l.status_changed_at,
        l.claimed_by, l.claimed_at, one.*
      from order_lines l
      cross join lateral (
        select o.order_no, o.token_no, a.dining_option, t.title as table_title, t.floor, u.name as claimer
        from orders o
        join accounts a on a.tenant_id = $1 and a.id = o.account_id
        left join store_tables t on t.tenant_id = $1 and t.id = a.table_id
        left join users u on u.tenant_id = $1 and u.id = l.claimed_by
        where o.tenant_id = $1 and o.id = l.order_id and o.payment_status = 'unpaid'
        offset 0
      ) one
      where l.tenant_id = $1 and l.station_id = $2 and l.status = 'completed' and l.status_changed_at > $3
      order by l.status_changed_at desc, l.id desc
      limit ${FINISHED_MAX}`,
    values: [tx.tenantId, stationId, since],
  });
}
