import { sql } from "kysely";
import type { OrderId, OrderLineId } from "#platform/domain/ids.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { StoredClaim } from "#service/kitchen/domain/decide-claim.ts";
import type { FinishedDish, TrayOrder } from "../contract/tray.ts";

type OrderOfDish = Omit<TrayOrder, "order_id" | "is_mine" | "items"> &
  Pick<FinishedDish, "waiter_id" | "claimer">;

const dishColumns = columnsOf<Omit<FinishedDish, keyof OrderOfDish>>({
  id: "l.id",
  order_id: "l.order_id",
  item_title: "l.title",
  variant_title: "l.variant_title",
  combo_title: "l.combo_title",
  course: "l.course",
  quantity: "l.quantity - l.withdrawn_quantity",
  status: "l.status",
  status_changed_at: "l.status_changed_at",
  claimed_by: "l.claimed_by",
  claimed_at: "l.claimed_at",
  station: "s.title",
  pickup_minutes: "s.pickup_minutes",
});

const orderColumns = columnsOf<OrderOfDish>({
  order_no: "o.order_no",
  token_no: "o.token_no",
  is_paid: "o.payment_status = 'paid'",
  delivery_type: "a.dining_option",
  table_title: "t.title",
  floor: "t.floor",
  waiter_id: "a.waiter_id",
  waiter: "w.name",
  claimer: "u.name",
});

/** Most dishes read at once; no restaurant has more waiting. */
const TRAY_MAX = 500;

const ofOrder = `select ${orderColumns}
        from orders o
        join accounts a on a.tenant_id = $1 and a.id = o.account_id
        left join store_tables t on t.tenant_id = $1 and t.id = a.table_id
        left join users w on w.tenant_id = $1 and w.id = a.waiter_id
        left join users u on u.tenant_id = $1 and u.id = l.claimed_by
        where o.tenant_id = $1 and o.id = l.order_id and (o.payment_status = 'unpaid' or o.awaits_handover)
        offset 0`;

/**
 * Lists dishes finished since a moment and not served, of orders that are not over, longest waiting first. It reads each station
 * from the index order_lines_finished and everything else by key.
 */
export function selectFinishedDishes(tx: Tx, since: Date): Promise<FinishedDish[]> {
  return tx.query<FinishedDish>({
    text: `select ${dishColumns}, of_order.*
      from stations s
      cross join lateral (
        select * from order_lines f
        where f.tenant_id = $1 and f.station_id = s.id and f.status = 'completed' and f.status_changed_at > $2
        offset 0
      ) l
      cross join lateral (${ofOrder}) of_order
      where s.tenant_id = $1
      order by l.status_changed_at, l.id
      limit ${TRAY_MAX}`,
    values: [tx.tenantId, since],
  });
}

/** Lists the finished dishes of these orders. */
export function selectFinishedOf(tx: Tx, orderIds: readonly OrderId[], since: Date): Promise<FinishedDish[]> {
  return tx.query<FinishedDish>({
    text: `select ${dishColumns}, of_order.*
      from unnest($2::bigint[]) as w(id)
      cross join lateral (select * from order_lines where tenant_id = $1 and order_id = w.id offset 0) l
      join stations s on s.tenant_id = $1 and s.id = l.station_id
      cross join lateral (${ofOrder}) of_order
      where l.status = 'completed' and l.status_changed_at > $3
      order by l.status_changed_at, l.id`,
    values: [tx.tenantId, orderIds, since],
  });
}

interface ClaimRow extends Omit<StoredClaim, "status"> {
  readonly id: OrderLineId;
  readonly claimer: string | null;
}

/** Returns who is fetching these lines; their orders must be locked. */
export function claimsOf(tx: Tx, lineIds: readonly OrderLineId[]): Promise<ClaimRow[]> {
  return tx.rows(
    sqlOf
      .selectFrom("order_lines as l")
      .leftJoin("users as u", (join) =>
        join.onRef("u.tenant_id", "=", "l.tenant_id").onRef("u.id", "=", "l.claimed_by"),
      )
      .select(["l.id", "l.status_changed_at", "l.claimed_by", "l.claimed_at", "u.name as claimer"])
      .where("l.tenant_id", "=", tx.tenantId)
      .where(sql<boolean>`l.id = any(${lineIds})`),
  );
}
