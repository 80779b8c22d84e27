import type { FoodFilter } from "#menu/menu/domain/food-marks.ts";
import type { ReadTitle } from "#menu/menu/domain/title-in.ts";
import { searchText } from "#platform/domain/text/search-text.ts";
import { canSuit } from "./marks/chosen-marks.ts";
import type { WireItem, WireMenu } from "./page-data.ts";

export interface MenuSection extends ReadTitle {
  /** Null: items without a category. */
  readonly id: number | null;
  readonly items: readonly WireItem[];
}

interface Wanted {
  /** Search text as typed. */
  readonly search: string;
  readonly food: FoodFilter;
  /** Title for items without a category. */
  readonly other: string;
}

/**
 * Returns the menu by category, in its order: items that match search and food filter (back-office §2). Empty categories are left out.
 */
export function menuSections(
  { categories, menuItems }: Pick<WireMenu, "categories" | "menuItems">,
  { search, food, other }: Wanted,
): MenuSection[] {
  const wanted = searchText(search);
  const found = menuItems.filter(
    (item) => searchText(item.title).includes(wanted) && canSuit(item, food, menuItems),
  );
  const byCategory = Map.groupBy(found, (item) => item.category_id);
  return [...categories, { id: null, title: other, lang: undefined }]
    .map(({ id, title, lang }) => ({ id, title, lang, items: byCategory.get(id) ?? [] }))
    .filter(({ items }) => items.length > 0);
}
