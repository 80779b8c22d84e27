import type { CategoryId, MenuItemId, StationId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";

/** The categories of the menu with their stations, in the order of the menu. */
export const categoriesWithStation = (tx: Tx) =>
  tx.rows(
    sqlOf
      .selectFrom("categories")
      .select(["id", "title", "station_id"])
      .where("tenant_id", "=", tx.tenantId)
      .where("archived_at", "is", null)
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
      .where("archived_at", "is", null)
      .orderBy("position")
      .orderBy("id"),
  );

/** What is assigned where: `station_id` null leaves an item to its category. */
export interface Assignment<AssignedId> {
  readonly id: AssignedId;
  readonly station_id: StationId | null;
}

/** Sets the stations of categories; gives how many there were. */
export async function assignCategories(
  tx: Tx,
  assignments: readonly Assignment<CategoryId>[],
): Promise<number> {
  const rows = await tx.query({
    text: `update categories c set station_id = a.station_id
      from jsonb_to_recordset($2::jsonb) as a(id bigint, station_id bigint)
      where c.tenant_id = $1 and c.id = a.id and c.archived_at is null returning c.id`,
    values: [tx.tenantId, JSON.stringify(assignments)],
  });
  return rows.length;
}

/** Sets the stations of items; gives how many there were. */
export async function assignItems(tx: Tx, assignments: readonly Assignment<MenuItemId>[]): Promise<number> {
  const rows = await tx.query({
    text: `update menu_items i set station_id = a.station_id
      from jsonb_to_recordset($2::jsonb) as a(id bigint, station_id bigint)
      where i.tenant_id = $1 and i.id = a.id and i.archived_at is null returning i.id`,
    values: [tx.tenantId, JSON.stringify(assignments)],
  });
  return rows.length;
}
