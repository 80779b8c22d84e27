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
  token_no: number;
  round: number;
  created_at: Date;
  dining_option: DiningOption;
  table_title: string | null;
  floor: string | null;
}

/** Statuses of a line that is still to be made: the predicate of the partial index order_lines_waiting. */
const waits = "status in ('created', 'preparing')";

/** Orders on which the station has something to make, oldest first. Past orders are in no index that this reads. */
export function openTickets(tx: Tx, stationId: StationId): Promise<TicketRow[]> {
  return tx.query<TicketRow>({
    text: `select o.id, o.token_no, o.round, o.created_at, a.dining_option, t.title as table_title, t.floor
      from (select distinct order_id from order_lines where tenant_id = $1 and station_id = $2 and ${waits}) w
      join orders o on o.tenant_id = $1 and o.id = w.order_id
      join accounts a on a.tenant_id = $1 and a.id = o.account_id
      left join store_tables t on t.tenant_id = $1 and t.id = a.table_id
      order by o.created_at, o.id`,
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

/** What these orders ask of the station, without what was cancelled. */
export function ticketLines(
  tx: Tx,
  stationId: StationId,
  orderIds: readonly OrderId[],
): Promise<TicketLineRow[]> {
  return tx.query<TicketLineRow>({
    text: `select id, order_id, title, variant_title, quantity, status, addons, notes
      from order_lines
      where tenant_id = $1 and order_id = any($3) and station_id = $2 and status <> 'cancelled'
      order by id`,
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
