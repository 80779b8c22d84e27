import type { Station } from "../../../contract/kitchen.ts";
import type { CategoryId, MenuItemId, StationId } from "../../../domain/ids.ts";
import type { Tx } from "../../platform/db/tx.ts";

const columns = "id, slug, title, late_minutes, warn_minutes, pickup_minutes";

/** What a person sets of a station; minutes. */
export interface StationSettings {
  readonly title: string;
  readonly late_minutes: number;
  readonly warn_minutes: number | null;
  readonly pickup_minutes: number;
}

/** All stations in their order. */
export function allStations(tx: Tx): Promise<Station[]> {
  return tx.query<Station>({
    text: `select ${columns} from stations where tenant_id = $1 order by position, id`,
    values: [tx.tenantId],
  });
}

/** Adds a station behind the others; undefined when its address is taken. */
export async function insertStation(
  tx: Tx,
  slug: string,
  { title, late_minutes, warn_minutes, pickup_minutes }: StationSettings,
): Promise<Station | undefined> {
  const rows = await tx.query<Station>({
    text: `insert into stations (tenant_id, slug, title, late_minutes, warn_minutes, pickup_minutes, position)
      select $1, $2, $3, $4, $5, $6, 1 + coalesce((select max(position) from stations where tenant_id = $1), 0)
      on conflict (tenant_id, slug) do nothing
      returning ${columns}`,
    values: [tx.tenantId, slug, title, late_minutes, warn_minutes, pickup_minutes],
  });
  return rows[0];
}

/** Changes a station; undefined when there is none. Its address stays: devices are bound to it. */
export async function updateStation(
  tx: Tx,
  id: StationId,
  { title, late_minutes, warn_minutes, pickup_minutes }: StationSettings,
): Promise<Station | undefined> {
  const rows = await tx.query<Station>({
    text: `update stations set title = $3, late_minutes = $4, warn_minutes = $5, pickup_minutes = $6
      where tenant_id = $1 and id = $2 returning ${columns}`,
    values: [tx.tenantId, id, title, late_minutes, warn_minutes, pickup_minutes],
  });
  return rows[0];
}

export interface StationCategoryRow {
  id: CategoryId;
  title: string;
  station_id: StationId;
}

export interface StationItemRow {
  id: MenuItemId;
  category_id: CategoryId;
  title: string;
  station_id: StationId | null;
}

/** The categories of the menu with their stations, in the order of the menu. */
export function categoriesWithStation(tx: Tx): Promise<StationCategoryRow[]> {
  return tx.query<StationCategoryRow>({
    text: "select id, title, station_id from categories where tenant_id = $1 order by position, id",
    values: [tx.tenantId],
  });
}

/** The items that are in a category, with the station of their own if they have one. */
export function itemsWithStation(tx: Tx): Promise<StationItemRow[]> {
  return tx.query<StationItemRow>({
    text: `select id, category_id, title, station_id from menu_items
      where tenant_id = $1 and category_id is not null order by position, id`,
    values: [tx.tenantId],
  });
}

/** What is assigned where: `station_id` null leaves an item to its category. */
export interface Assignment<ThingId> {
  readonly id: ThingId;
  readonly station_id: StationId | null;
}

const ASSIGN = {
  categories: `update categories c set station_id = a.station_id
    from jsonb_to_recordset($2::jsonb) as a(id bigint, station_id bigint)
    where c.tenant_id = $1 and c.id = a.id returning c.id`,
  menu_items: `update menu_items i set station_id = a.station_id
    from jsonb_to_recordset($2::jsonb) as a(id bigint, station_id bigint)
    where i.tenant_id = $1 and i.id = a.id returning i.id`,
} as const;

/** Sets the stations of categories or items; gives how many there were. */
export async function assignStations(
  tx: Tx,
  table: keyof typeof ASSIGN,
  assignments: readonly Assignment<CategoryId | MenuItemId>[],
): Promise<number> {
  if (assignments.length === 0) return 0;
  const rows = await tx.query({
    text: ASSIGN[table],
    values: [tx.tenantId, JSON.stringify(assignments)],
  });
  return rows.length;
}
