import type { OrderId, OrderLineId, UserId } from "../../../domain/ids.ts";
import type { DiningOption } from "../../../domain/orders/dining-option.ts";
import type { LineStatus } from "../../../domain/orders/line-status.ts";
import type { Tx } from "../../platform/db/tx.ts";

export interface TrayRow {
  id: OrderLineId;
  order_id: OrderId;
  order_no: number;
  token_no: number;
  dining_option: DiningOption;
  table_title: string | null;
  floor: string | null;
  waiter_id: UserId | null;
  waiter: string | null;
  title: string;
  variant_title: string | null;
  quantity: number;
  station: string;
  pickup_minutes: number;
  status: LineStatus;
  status_changed_at: Date;
  claimed_by: UserId | null;
  claimed_at: Date | null;
  claimer: string | null;
}

const TRAY_MAX = 500;

/**
 * What is finished since a moment at any station and not handed over, of unpaid orders, the longest waiting first.
 * Station by station out of the index order_lines_finished, everything else by key.
 */
export function finishedDishes(tx: Tx, since: Date): Promise<TrayRow[]> {
  return tx.query<TrayRow>({
    text: `select l.id, l.order_id, l.title, l.variant_title, l.quantity, l.status, l.status_changed_at,
        l.claimed_by, l.claimed_at, s.title as station, s.pickup_minutes, one.*
      from stations s
      cross join lateral (
        select * from order_lines f
        where f.tenant_id = $1 and f.station_id = s.id and f.status = 'completed' and f.status_changed_at > $2
        offset 0
      ) l
      cross join lateral (
        select o.order_no, o.token_no, a.dining_option, t.title as table_title, t.floor,
          a.waiter_id, w.name as waiter, u.name as claimer
        from orders o
        join accounts a on a.tenant_id = $1 and a.id = o.account_id
        left join store_tables t on t.tenant_id = $1 and t.id = a.table_id
        left join users w on w.tenant_id = $1 and w.id = a.waiter_id
        left join users u on u.tenant_id = $1 and u.id = l.claimed_by
        where o.tenant_id = $1 and o.id = l.order_id and o.payment_status = 'unpaid'
        offset 0
      ) one
      where s.tenant_id = $1
      order by l.status_changed_at, l.id
      limit ${TRAY_MAX}`,
    values: [tx.tenantId, since],
  });
}

export interface ClaimRow {
  id: OrderLineId;
  status_changed_at: Date;
  claimed_by: UserId | null;
  claimed_at: Date | null;
  claimer: string | null;
}

/** Who is on the way to fetch these lines; read under the lock of their orders. */
export function claimsOf(tx: Tx, lineIds: readonly OrderLineId[]): Promise<ClaimRow[]> {
  return tx.query<ClaimRow>({
    text: `select l.id, l.status_changed_at, l.claimed_by, l.claimed_at, u.name as claimer
      from order_lines l left join users u on u.tenant_id = $1 and u.id = l.claimed_by
      where l.tenant_id = $1 and l.id = any($2::bigint[])`,
    values: [tx.tenantId, lineIds],
  });
}
