import type { Station } from "#menu/stations/contract/stations.ts";
import type { OrderId, StationId } from "#platform/domain/ids.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { FinishedLine, Ticket, TicketItem } from "../contract/kitchen.ts";
import type { StoredClaim } from "../domain/decide-claim.ts";
import type { WaitingDish } from "../domain/late-tickets.ts";

type StationRow = Station & { readonly seq: number };

/**
 * Returns a station with the number of the tenant's newest event. It is read before the tickets, so that they are never older
 * than it.
 */
export async function stationBySlug(tx: Tx, slug: string): Promise<StationRow | undefined> {
  const rows = await tx.query<StationRow>({
    text: `select s.id, s.slug, s.title, s.late_minutes, s.warn_minutes, s.pickup_minutes,
        coalesce((select c.value from counters c where c.tenant_id = $1 and c.series = 'event'), 0) as seq
      from stations s where s.tenant_id = $1 and s.slug = $2`,
    values: [tx.tenantId, slug],
  });
  return rows[0];
}

/** A ticket without its dishes. */
export type TicketRow = Omit<Ticket, "items">;

const ticketColumns = columnsOf<TicketRow>({
  id: "o.id",
  order_no: "o.order_no",
  token_no: "o.token_no",
  is_paid: "o.payment_status = 'paid'",
  round: "coalesce(o.sent_round, o.round)",
  date: "o.created_at",
  delivery_type: "a.dining_option",
  source: "coalesce(o.source, a.source)",
  external_number: "case when o.source is null then a.external_number else o.external_number end",
  table_title: "t.title",
  floor: "t.floor",
  stations: `(select coalesce(json_agg(json_build_object(
              'slug', s.slug, 'title', s.title, 'dishes', made.dishes, 'is_added', coalesce(o.sent_round, o.round) > 1 and exists (
                select from orders earlier
                join order_lines before on before.tenant_id = $1 and before.order_id = earlier.id
                where earlier.tenant_id = $1 and earlier.account_id = o.account_id and earlier.id < o.id
                  and before.station_id = made.station_id and before.status <> 'cancelled'
              ))
            order by s.position, s.id), '[]')
          from (
            select station_id, sum(quantity - withdrawn_quantity)::int as dishes from order_lines
            where tenant_id = $1 and order_id = o.id and status <> 'cancelled' group by station_id
          ) made
          join stations s on s.tenant_id = $1 and s.id = made.station_id)`,
});
const ticketTables = `orders o
        join accounts a on a.tenant_id = $1 and a.id = o.account_id
        left join store_tables t on t.tenant_id = $1 and t.id = a.table_id`;

/**
 * Lists the oldest `limit` orders with something to make or to acknowledge at the station; `total` counts all of them. Both come
 * from partial indexes (order_lines_waiting, order_line_changes_waiting), everything else by key: `offset 0` keeps the planner
 * from joining with all past orders.
 */
export function openTickets(
  tx: Tx,
  stationId: StationId,
  limit: number,
): Promise<(TicketRow & { readonly total: number })[]> {
  return tx.query({
    text: `select ticket.*, w.total
      from (
        select order_id, count(*) over ()::int as total from (
          select order_id from order_lines
          where tenant_id = $1 and station_id = $2 and status in ('created', 'preparing')
          union
          select order_id from order_line_changes
          where tenant_id = $1 and station_id = $2 and acknowledged_at is null
        ) waiting
        order by order_id limit $3
      ) w
      cross join lateral (
        select ${ticketColumns} from ${ticketTables}
        where o.tenant_id = $1 and o.id = w.order_id
        offset 0
      ) ticket
      order by ticket.date, ticket.id`,
    values: [tx.tenantId, stationId, limit],
  });
}

/** Lists these orders as tickets of any station, unsorted. */
export const ticketsById = (tx: Tx, orderIds: readonly OrderId[]) =>
  tx.query<TicketRow>({
    text: `select ticket.* from unnest($2::bigint[]) as w(id)
      cross join lateral (
        select ${ticketColumns} from ${ticketTables}
        where o.tenant_id = $1 and o.id = w.id
        offset 0
      ) ticket`,
    values: [tx.tenantId, orderIds],
  });

/** A dish with the order and station that identify its ticket. */
export type TicketItemRow = TicketItem & { readonly order_id: OrderId; readonly station_id: StationId };

/** Time from which a dish is made; null until its course is fired. */
const FIRE_AT =
  "case when l.held_until < 'infinity' then l.held_until when l.held_until is null then l.created_at end";

/** Allergens that the menu declares now: the dish is being made now. */
const ALLERGENS = `array(select distinct declared.allergen from (
    select unnest(allergens) as allergen from menu_items where tenant_id = $1 and id = l.menu_item_id
    union all select unnest(allergens) from menu_variants where tenant_id = $1 and id = l.variant_id
    union all select unnest(a.allergens) from jsonb_to_recordset(l.addons) as taken(id bigint)
      join menu_addons a on a.tenant_id = $1 and a.id = taken.id
  ) declared order by 1)`;

const itemColumns = columnsOf<TicketItemRow>({
  id: "l.id",
  order_id: "l.order_id",
  station_id: "l.station_id",
  item_id: "l.menu_item_id",
  item_title: "l.title",
  variant_title: "l.variant_title",
  quantity: "l.quantity - l.withdrawn_quantity",
  status: "l.status",
  addons: "jsonb_path_query_array(l.addons, '$[*].title')",
  allergens: ALLERGENS,
  notes: "l.notes",
  seat: "l.seat",
  course: "l.course",
  fire_at: FIRE_AT,
  combo_title: "l.combo_title",
  recalled: "coalesce(l.recalled_at >= l.status_changed_at, false)",
});

/**
 * Lists the lines of these orders at one station or at all, without cancelled ones, unsorted. The station is filtered outside
 * the subquery, so that the planner reads the lines of each order and never all lines the station ever had.
 */
export function ticketLines(
  tx: Tx,
  stationId: StationId | null,
  orderIds: readonly OrderId[],
): Promise<TicketItemRow[]> {
  return tx.query<TicketItemRow>({
    text: `select ${itemColumns}
      from unnest($3::bigint[]) as w(id)
      cross join lateral (
        select * from order_lines where tenant_id = $1 and order_id = w.id offset 0
      ) l
      where ($2::bigint is null or l.station_id = $2) and l.status <> 'cancelled'`,
    values: [tx.tenantId, stationId, orderIds],
  });
}

/** A dish still to be made, with its station. */
type WaitingDishRow = WaitingDish & { readonly station: Pick<Station, "slug" | "title"> };

const waitingColumns = columnsOf<WaitingDishRow>({
  order_id: "l.order_id",
  station_id: "l.station_id",
  status: "l.status",
  course: "l.course",
  fire_at: FIRE_AT,
  quantity: "l.quantity - l.withdrawn_quantity",
  late_minutes: "s.late_minutes",
  station: "jsonb_build_object('slug', s.slug, 'title', s.title)",
});

/**
 * Lists what all stations still have to make, held dishes included. It reads order_lines_waiting, so that past orders cost
 * nothing.
 */
export const waitingDishes = (tx: Tx) =>
  tx.query<WaitingDishRow>({
    text: `select ${waitingColumns}
      from order_lines l join stations s on s.tenant_id = $1 and s.id = l.station_id
      where l.tenant_id = $1 and l.status in ('created', 'preparing')`,
    values: [tx.tenantId],
  });

export const stationSlugOf = (tx: Tx, id: StationId) =>
  tx.first(
    sqlOf.selectFrom("stations").select("slug").where("tenant_id", "=", tx.tenantId).where("id", "=", id),
  );

/** A finished dish and who is fetching it. */
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

/** Most finished lines read at once; no kitchen finishes more in two hours that nobody serves. */
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
 * Lists dishes that a station, or any station for these orders, finished since a moment and nobody has served, of orders that
 * are not over, latest first. Lines come from the index order_lines_finished or by their order, orders by key.
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
