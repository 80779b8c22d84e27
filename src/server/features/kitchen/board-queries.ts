import type { Station } from "../../../contract/kitchen.ts";
import type { OrderId, OrderLineId, StationId } from "../../../domain/ids.ts";
import type { DiningOption } from "../../../domain/orders/dining-option.ts";
import type { FrozenAddon } from "../../../domain/orders/frozen-addon.ts";
import type { LineStatus } from "../../../domain/orders/line-status.ts";
import type { Tx } from "../../platform/db/tx.ts";

export type StationRow = Station & { readonly seq: number };

/** A station and the number of the tenant's newest event; read before the tickets, so that they are never older than it. */
export async function stationBySlug(tx: Tx, slug: string): Promise<StationRow | undefined> {
  const rows = await tx.query<StationRow>({
    text: `select s.id, s.slug, s.title, s.late_minutes,
        coalesce((select c.value from counters c where c.tenant_id = $1 and c.series = 'event'), 0) as seq
      from stations s where s.tenant_id = $1 and s.slug = $2`,
    values: [tx.tenantId, slug],
  });
  return rows[0];
}

export interface TicketRow {
  id: OrderId;
  order_no: number;
  token_no: number;
  round: number;
  created_at: Date;
  dining_option: DiningOption;
  table_title: string | null;
  floor: string | null;
}

/**
 * Orders on which the station has something to make, oldest first. The waiting lines come from the partial index
 * order_lines_waiting, everything else by key: `offset 0` keeps the planner from joining with all orders of the past.
 */
export function openTickets(tx: Tx, stationId: StationId): Promise<TicketRow[]> {
  return tx.query<TicketRow>({
    text: `select one.*
      from (
        select distinct order_id from order_lines
        where tenant_id = $1 and station_id = $2 and status in ('created', 'preparing')
      ) w
      cross join lateral (
        select o.id, o.order_no, o.token_no, o.round, o.created_at, a.dining_option, t.title as table_title, t.floor
        from orders o
        join accounts a on a.tenant_id = $1 and a.id = o.account_id
        left join store_tables t on t.tenant_id = $1 and t.id = a.table_id
        where o.tenant_id = $1 and o.id = w.order_id
        offset 0
      ) one
      order by one.created_at, one.id`,
    values: [tx.tenantId, stationId],
  });
}

export interface TicketLineRow {
  id: OrderLineId;
  order_id: OrderId;
  title: string;
  variant_title: string | null;
  quantity: number;
  status: LineStatus;
  addons: readonly FrozenAddon[];
  notes: string | null;
}

/** What these orders ask of the station, without what was cancelled; in no order. */
export function ticketLines(
  tx: Tx,
  stationId: StationId,
  orderIds: readonly OrderId[],
): Promise<TicketLineRow[]> {
  return tx.query<TicketLineRow>({
    text: `select l.* from unnest($3::bigint[]) as w(id)
      cross join lateral (
        select id, order_id, title, variant_title, quantity, status, addons, notes
        from order_lines
        where tenant_id = $1 and order_id = w.id and station_id = $2 and status <> 'cancelled'
        offset 0
      ) l`,
    values: [tx.tenantId, stationId, orderIds],
  });
}

/** The slug of a station. */
export async function stationSlugOf(tx: Tx, id: StationId): Promise<{ slug: string } | undefined> {
  const rows = await tx.query<{ slug: string }>({
    text: "select slug from stations where tenant_id = $1 and id = $2",
    values: [tx.tenantId, id],
  });
  return rows[0];
}
