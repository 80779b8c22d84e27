import { type FoodFilter, suits } from "#menu/menu/domain/food-marks.ts";
import { searchText } from "#platform/domain/text/search-text.ts";
import type { WireItem, WireMenu } from "./page-data.ts";

export interface MenuSection {
  /** Null: items without a category. */
  readonly id: number | null;
  readonly title: string;
  readonly items: readonly WireItem[];
}

interface Wanted {
  /** Null: all of them. */
  readonly category: number | null;
  /** As typed. */
  readonly search: string;
  readonly food: FoodFilter;
  /** What stands above items that have no category. */
  readonly other: string;
}

/** The menu by category, in its order: of the chosen category, what is called so and is for the guest (back-office §2). Categories without any are left out. */
export function menuSections(
  { categories, menuItems }: Pick<WireMenu, "categories" | "menuItems">,
  { category, search, food, other }: Wanted,
): MenuSection[] {
  const wanted = searchText(search);
  const found = menuItems.filter(
    (item) =>
      (category === null || item.category_id === category) &&
      searchText(item.title).includes(wanted) &&
      suits(item, food),
  );
  const byCategory = Map.groupBy(found, (item) => item.category_id);
  return [...categories, { id: null, title: other }]
    .map(({ id, title }) => ({ id, title, items: byCategory.get(id) ?? [] }))
    .filter(({ items }) => items.length > 0);
}
