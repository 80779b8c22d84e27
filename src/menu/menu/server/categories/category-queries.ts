import type { CategoryId, StationId } from "#platform/domain/ids.ts";
import { searchText } from "#platform/domain/text/search-text.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import { versionOf } from "#platform/server/http/edit-version.ts";
import type { CategorySettings } from "../../contract/categories.ts";

/** A category with the name of its station. */
export type CategoryRow = Omit<CategorySettings, "version"> & { readonly station: string };

const CATEGORY = columnsOf<CategoryRow>({
  id: "c.id",
  title: "c.title",
  is_enabled: "c.is_enabled",
  station_id: "c.station_id",
  station: "s.title",
  course: "c.course",
  colour: "c.colour",
  items_count: `(select count(*)::integer from menu_items i
    where i.tenant_id = $1 and i.category_id = c.id and i.archived_at is null)`,
});

/** Reads the categories in the order of the menu. */
export function allCategories(tx: Tx): Promise<CategoryRow[]> {
  return tx.query({
    text: `select ${CATEGORY} from categories c join stations s on s.tenant_id = $1 and s.id = c.station_id
      where c.tenant_id = $1 and c.archived_at is null order by c.position, c.id`,
    values: [tx.tenantId],
  });
}

/** Returns the category with this id. Throws `not_found`. */
export function categoryOf(categories: readonly CategoryRow[], id: CategoryId): CategoryRow {
  return found(categories.find((category) => category.id === id));
}

/** Returns the fields of a category's form; its version is made of them. */
export const categoryFields = ({
  title,
  station_id,
  course,
  colour,
}: Pick<CategoryRow, "title" | "station_id" | "course" | "colour">) => ({
  title,
  station_id,
  course,
  colour,
});

/** Turns a category into the form that screens get. */
export function categoryView({ station, ...category }: CategoryRow): CategorySettings {
  return { ...category, version: versionOf(categoryFields(category)) };
}

/** Version of an order. */
export const orderVersion = (things: readonly { readonly id: number }[]): string =>
  versionOf({ ids: things.map(({ id }) => id) });

/** Throws `category_exists` when another category has this title; case and accents do not matter. */
export function refuseTakenCategory(
  categories: readonly CategoryRow[],
  title: string,
  id: CategoryId | null,
): void {
  const wanted = searchText(title);
  if (categories.some((other) => other.id !== id && searchText(other.title) === wanted))
    throw new AppError("category_exists", { field: "title" });
}

/** Adds a category after the others. */
export async function insertCategory(
  tx: Tx,
  {
    title,
    stationId,
    course,
    colour,
  }: { readonly title: string; readonly stationId: StationId } & Pick<CategoryRow, "course" | "colour">,
): Promise<CategoryId> {
  const [added] = await tx.query<{ id: CategoryId }>({
    text: `insert into categories (tenant_id, title, station_id, course, colour, position)
      select $1, $2, $3, $4, $5, coalesce(max(position), 0) + 1 from categories where tenant_id = $1
      returning id`,
    values: [tx.tenantId, title, stationId, course, colour],
  });
  return found(added).id;
}

/** Changes columns of a category; returns the number of rows. */
export function writeCategory(
  tx: Tx,
  id: CategoryId,
  changes: {
    readonly title?: string;
    readonly station_id?: StationId;
    readonly course?: number | null;
    readonly colour?: CategoryRow["colour"];
    readonly is_enabled?: boolean;
    readonly archived_at?: Date | null;
  },
): Promise<number> {
  return tx.run(
    sqlOf.updateTable("categories").set(changes).where("tenant_id", "=", tx.tenantId).where("id", "=", id),
  );
}

/** Reads the title of a deleted category. */
export function archivedCategory(tx: Tx, id: CategoryId) {
  return tx.first(
    sqlOf
      .selectFrom("categories")
      .select("title")
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id)
      .where("archived_at", "is not", null),
  );
}
