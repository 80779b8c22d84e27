import type { AuditAction } from "#app/domain/audit/audit-action.ts";
import type { assignStation as assignStationRoute, stationMenu } from "#menu/stations/contract/stations.ts";
import { allStations } from "#menu/stations/server/public.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { CategoryId, MenuItemId, StationId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { changeMenu, recordsOf } from "../change-menu.ts";

/** Returns the menu with the station of each category and item. */
export function readStationMenu(ctx: StaffContext): Promise<ResponseOf<typeof stationMenu>> {
  return ctx.inTenant(async (tx) => {
    const categories = await categoriesWithStation(tx);
    const items = Map.groupBy(await itemsWithStation(tx), (item) => item.category_id);
    return {
      categories: categories.map(({ id, title, station_id }) => ({
        id,
        title,
        station_id,
        items: (items.get(id) ?? []).map((item) => ({
          id: item.id,
          title: item.title,
          station_id: item.station_id,
        })),
      })),
    };
  });
}

/**
 * Sets the stations of categories and items from now on. Lines that were sent keep the station they were sent to.
 */
export function assignStation(
  ctx: StaffContext,
  { categories, items }: BodyOf<typeof assignStationRoute>,
): Promise<{ message: string }> {
  return changeMenu(ctx, async (tx) => {
    const stations = new Map((await allStations(tx)).map(({ id, title }) => [id, title]));
    const assignedIds = [...categories, ...items].flatMap(({ station_id }) => station_id ?? []);
    if (assignedIds.some((id) => !stations.has(id))) throw new AppError("not_found");
    const [categoriesBefore, itemsBefore] = [await categoriesWithStation(tx), await itemsWithStation(tx)];
    const changed = (await assignCategories(tx, categories)) + (await assignItems(tx, items));
    const distinct = new Set(categories.map(({ id }) => id)).size + new Set(items.map(({ id }) => id)).size;
    if (changed !== distinct) throw new AppError("not_found");
    return {
      audit: [
        ...recordsFor("category.updated", categoriesBefore, categories, stations),
        ...recordsFor("menu_item.updated", itemsBefore, items, stations),
      ],
      answer: { message: ctx.say("stations.reply.assigned") },
    };
  });
}

interface Made {
  readonly id: number;
  readonly title: string;
  readonly station_id: StationId | null;
}

function recordsFor(
  action: AuditAction,
  before: readonly Made[],
  assigned: readonly Omit<Made, "title">[],
  stations: ReadonlyMap<StationId, string>,
) {
  const named = (id: StationId | null) => (id === null ? null : (stations.get(id) ?? null));
  const after = new Map(assigned.map(({ id, station_id }) => [id, station_id]));
  return before.flatMap(({ id, title, station_id }) => {
    const now = after.get(id);
    if (now === undefined) return [];
    return recordsOf(action, id, { title, station: named(station_id) }, { title, station: named(now) });
  });
}

/** Reads the categories with their stations, in the order of the menu. */
const categoriesWithStation = (tx: Tx) =>
  tx.rows(
    sqlOf
      .selectFrom("categories")
      .select(["id", "title", "station_id"])
      .where("tenant_id", "=", tx.tenantId)
      .where("archived_at", "is", null)
      .orderBy("position")
      .orderBy("id"),
  );

/** Reads the items in categories, with their own station if they have one. */
const itemsWithStation = (tx: Tx) =>
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

/** A station for a category or an item; null leaves an item to its category. */
interface Assignment<AssignedId> {
  readonly id: AssignedId;
  readonly station_id: StationId | null;
}

/** Sets the stations of categories; returns the number of rows. */
async function assignCategories(tx: Tx, assignments: readonly Assignment<CategoryId>[]): Promise<number> {
  const rows = await tx.query({
    text: `update categories c set station_id = a.station_id
      from jsonb_to_recordset($2::jsonb) as a(id bigint, station_id bigint)
      where c.tenant_id = $1 and c.id = a.id and c.archived_at is null returning c.id`,
    values: [tx.tenantId, JSON.stringify(assignments)],
  });
  return rows.length;
}

/** Sets the stations of items; returns the number of rows. */
async function assignItems(tx: Tx, assignments: readonly Assignment<MenuItemId>[]): Promise<number> {
  const rows = await tx.query({
    text: `update menu_items i set station_id = a.station_id
      from jsonb_to_recordset($2::jsonb) as a(id bigint, station_id bigint)
      where i.tenant_id = $1 and i.id = a.id and i.archived_at is null returning i.id`,
    values: [tx.tenantId, JSON.stringify(assignments)],
  });
  return rows.length;
}
