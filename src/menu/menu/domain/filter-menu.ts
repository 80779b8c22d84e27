import type { CategoryId } from "#platform/domain/ids.ts";
import { searchText } from "#platform/domain/text/search-text.ts";
import type { Category, MenuItem } from "./menu-item.ts";

type Filterable = Pick<MenuItem, "title" | "categoryId" | "isEnabled">;

/** An item with its title normalised once, so that a keystroke over 5,000 items takes a few milliseconds. */
export interface MenuEntry<Item extends Filterable = MenuItem> {
  readonly item: Item;
  readonly search: string;
}

/** Which part of the menu is on screen. */
export type CategoryChoice = CategoryId | "all";

export interface MenuFilter {
  readonly category: CategoryChoice;
  /** As typed; normalised here. Empty shows everything. */
  readonly search: string;
}

/**
 * The items that can be sold at all: enabled, and without a category or in an enabled one. Made once when the menu
 * is loaded, in the menu's order.
 */
export function menuEntries<Item extends Filterable>(
  items: readonly Item[],
  categories: readonly Category[],
): MenuEntry<Item>[] {
  const enabled = new Set(categories.filter((category) => category.isEnabled).map((category) => category.id));
  return items
    .filter((item) => item.isEnabled && (item.categoryId === null || enabled.has(item.categoryId)))
    .map((item) => ({ item, search: searchText(item.title) }));
}

/**
 * Items of the chosen category; or of the whole menu those of which the title contains the search, case and accents
 * ignored (operations §5): the category then only says which of them come first.
 */
export function filterMenu<Item extends Filterable>(
  entries: readonly MenuEntry<Item>[],
  { category, search: typed }: MenuFilter,
): Item[] {
  const wanted = searchText(typed);
  const inCategory: Item[] = [];
  const elsewhere: Item[] = [];
  for (const { item, search } of entries) {
    if (!search.includes(wanted)) continue;
    (category === "all" || item.categoryId === category ? inCategory : elsewhere).push(item);
  }
  return wanted === "" ? inCategory : [...inCategory, ...elsewhere];
}
