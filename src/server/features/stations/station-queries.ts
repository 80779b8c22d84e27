import type { Station } from "../../../contract/kitchen.ts";
import type { CategoryId, MenuItemId, StationId } from "../../../domain/ids.ts";
import { sqlOf, type Tx } from "../../platform/db/tx.ts";

const columns = ["id", "slug", "title", "late_minutes", "warn_minutes", "pickup_minutes"] as const;

/** What a person sets of a station; minutes. */
export interface StationSettings {
  readonly title: string;
  readonly late_minutes: number;
  readonly warn_minutes: number | null;
  readonly pickup_minutes: number;
}

/** All stations in their order. */
export function allStations(tx: Tx): Promise<Station[]> {
  return tx.rows(
    sqlOf
      .selectFrom("stations")
      .select(columns)
      .where("tenant_id", "=", tx.tenantId)
      .orderBy("position")
      .orderBy("id"),
  );
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
      returning id, slug, title, late_minutes, warn_minutes, pickup_minutes`,
    values: [tx.tenantId, slug, title, late_minutes, warn_minutes, pickup_minutes],
  });
  return rows[0];
}

/** Changes a station; undefined when there is none. Its address stays: devices are bound to it. */
export function updateStation(
  tx: Tx,
  id: StationId,
  { title, late_minutes, warn_minutes, pickup_minutes }: StationSettings,
): Promise<Station | undefined> {
  return tx.first(
    sqlOf
      .updateTable("stations")
      .set({ title, late_minutes, warn_minutes, pickup_minutes })
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id)
      .returning(columns),
  );
}

/** The categories of the menu with their stations, in the order of the menu. */
export const categoriesWithStation = (tx: Tx) =>
  tx.rows(
    sqlOf
      .selectFrom("categories")
      .select(["id", "title", "station_id"])
      .where("tenant_id", "=", tx.tenantId)
      .orderBy("position")
      .orderBy("id"),
  );

/** The items that are in a category, with the station of their own if they have one. */
export const itemsWithStation = (tx: Tx) =>
  tx.rows(
    sqlOf
      .selectFrom("menu_items")
      .select(["id", "category_id", "title", "station_id"])
      .where("tenant_id", "=", tx.tenantId)
      .where("category_id", "is not", null)
      .orderBy("position")
      .orderBy("id"),
  );

/** What is assigned where: `station_id` null leaves an item to its category. */
export interface Assignment<AssignedId> {
  readonly id: AssignedId;
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
