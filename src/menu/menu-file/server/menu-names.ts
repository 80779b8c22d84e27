import type { CategoryColour } from "#menu/menu/domain/category-colour.ts";
import type { CategoryId, InventoryItemId, StationId, TaxId } from "#platform/domain/ids.ts";
import { searchText } from "#platform/domain/text/search-text.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";

interface Named<NamedId> {
  readonly id: NamedId;
  readonly title: string;
}

/** Everything a file refers to by title, found without regard to case and accents. */
export interface MenuNames {
  readonly categories: ReadonlyMap<
    string,
    Named<CategoryId> & {
      readonly isEnabled: boolean;
      readonly stationId: StationId;
      readonly course: number | null;
      readonly colour: CategoryColour | null;
    }
  >;
  readonly taxes: ReadonlyMap<string, Named<TaxId>>;
  readonly stations: ReadonlyMap<string, Named<StationId> & { readonly slug: string }>;
  readonly ingredients: ReadonlyMap<string, Named<InventoryItemId>>;
}

/** Reads everything a file may refer to. */
export async function menuNames(tx: Tx): Promise<MenuNames> {
  const [row] = await tx.query<{
    categories: (Named<CategoryId> & {
      isEnabled: boolean;
      stationId: StationId;
      course: number | null;
      colour: CategoryColour | null;
    })[];
    taxes: Named<TaxId>[];
    stations: (Named<StationId> & { slug: string })[];
    ingredients: Named<InventoryItemId>[];
  }>({
    text: `select
      (select coalesce(json_agg(json_build_object('id', id, 'title', title, 'isEnabled', is_enabled,
          'stationId', station_id, 'course', course, 'colour', colour) order by position, id), '[]')
        from categories where tenant_id = $1 and archived_at is null) as categories,
      (select coalesce(json_agg(json_build_object('id', id, 'title', title) order by id), '[]')
        from taxes where tenant_id = $1 and archived_at is null) as taxes,
      (select coalesce(json_agg(json_build_object('id', id, 'title', title, 'slug', slug) order by position, id), '[]')
        from stations where tenant_id = $1) as stations,
      (select coalesce(json_agg(json_build_object('id', id, 'title', title) order by id), '[]')
        from inventory_items where tenant_id = $1 and archived_at is null) as ingredients`,
    values: [tx.tenantId],
  });
  const { categories, taxes, stations, ingredients } = required(row, "the row of a select without a from");
  return {
    categories: byTitle(categories),
    taxes: byTitle(taxes),
    stations: byTitle(stations),
    ingredients: byTitle(ingredients),
  };
}

/** The first thing of a title counts. */
function byTitle<Thing extends { readonly title: string }>(things: readonly Thing[]): Map<string, Thing> {
  return new Map(things.toReversed().map((thing) => [searchText(thing.title), thing]));
}
