import { isDeepStrictEqual } from "node:util";
import { isKnownCode } from "#core/catalogues/server/public.ts";
import type { combosOnMenu } from "#menu/combos/server/public.ts";
import { newItemBilling } from "#menu/menu/domain/item-billing.ts";
import type { MenuItemRow } from "#menu/menu/server/items/item-rows.ts";
import { searchText } from "#platform/domain/text/search-text.ts";
import {
  type FileBilling,
  type FileCategory,
  type FileColumn,
  type FileItem,
  type FileMenu,
  type FileProblem,
  taxColumns,
} from "../domain/menu-file.ts";
import { problemList, type Refuse } from "../domain/read-line.ts";
import { fileItem } from "./export-menu.ts";
import type { MenuNames } from "./menu-names.ts";
import { mendSkus, refuseSharedSkus } from "./planned-skus.ts";

/** An item of the file and the item of the menu that it changes; names are spelled as on the menu. */
export interface PlannedItem {
  readonly item: FileItem;
  readonly existing: MenuItemRow | null;
  readonly isSame: boolean;
}

export interface ImportPlan {
  readonly problems: readonly FileProblem[];
  /** Categories with a line in the file, and those that only items name. */
  readonly categories: readonly FileCategory[];
  readonly newCategories: readonly string[];
  readonly items: readonly PlannedItem[];
  /** Number of broken SKUs whose right one is likely. */
  readonly mendableSkus: number;
}

/** A file as it was read, with the choices of the person. */
interface FileToPlan {
  readonly menu: FileMenu;
  readonly columns: ReadonlySet<FileColumn | null>;
  /** True puts the likely right SKUs in the place of those that a spreadsheet broke. */
  readonly mendsSkus: boolean;
}

/** The menu before the import. */
interface MenuBefore {
  readonly items: readonly MenuItemRow[];
  readonly names: MenuNames;
  readonly combos: Awaited<ReturnType<typeof combosOnMenu>>;
}

/**
 * Plans what a file changes on the menu. An item of the file is the one with its number, if the restaurant has that;
 * else the one with the same title in the same category, or in any where the file has no categories; else it is new.
 * What the file has no column for stays as it is.
 */
export function planImport(
  { menu, columns, mendsSkus }: FileToPlan,
  { items: onMenu, names, combos }: MenuBefore,
): ImportPlan {
  const { problems, at } = problemList();
  const categories = allCategories(menu);
  for (const { line, station } of categories)
    if (station !== null && !names.stations.has(searchText(station)))
      at(line)("station", "station_unknown", station);
  const rows = itemFinder(onMenu, columns);
  const seen = new Set<string>();
  const idsInFile = new Set(menu.items.map(({ id }) => id));
  const found = menu.items.map((read) => {
    const refuse = at(read.line);
    const named = withOwnNames(read, names, categories);
    refuseNames(named, names, at);
    const row = rows.of(named);
    if (row === "several") refuse("title", "title_in_categories", named.title);
    const existing = row === "several" ? null : row;
    const subject = { ...named, billing: withNotSubject(named.billing, existing) };
    const item = existing === null ? subject : withAbsentColumns(subject, fileItem(existing), columns);
    const key = keyOf(item.category, item.title);
    if (seen.has(key)) refuse("title", "title_twice", item.title);
    seen.add(key);
    const namesake = rows.ofTitle(key);
    if (existing && namesake && namesake.id !== existing.id && !idsInFile.has(namesake.id))
      refuse("title", "title_twice", item.title);
    return { item, existing };
  });
  const { items: mended, mendable } = mendSkus(found, onMenu, mendsSkus, at);
  const items = mended.map((each) => ({
    ...each,
    isSame: each.existing !== null && isSameItem(each.item, fileItem(each.existing)),
  }));
  refuseSharedSkus(items, onMenu, at);
  refuseSameItemTwice(items, at);
  refuseAgainstCombos(items, combos, at);
  const newCategories = categories.filter(({ title }) => !names.categories.has(searchText(title)));
  return {
    problems: problems.toSorted((a, b) => a.line - b.line),
    categories,
    newCategories: newCategories.map(({ title }) => title),
    items,
    mendableSkus: mendable,
  };
}

const keyOf = (category: string | null, title: string) =>
  JSON.stringify([searchText(category ?? ""), searchText(title)]);

/** Finds the item of the menu by number, else by category and title; in a file without categories by title alone. */
function itemFinder(rows: readonly MenuItemRow[], columns: FileToPlan["columns"]) {
  const namesakes = Map.groupBy(rows, ({ title }) => searchText(title));
  const ofTitleAlone = (title: string) => {
    const [first = null, ...others] = namesakes.get(searchText(title)) ?? [];
    return others.length > 0 ? "several" : first;
  };
  const byId = new Map<number, MenuItemRow>(rows.map((row) => [row.id, row]));
  const byTitle = new Map(rows.map((row) => [keyOf(row.category, row.title), row]));
  return {
    of: ({ id, category, title }: FileItem): MenuItemRow | "several" | null =>
      (id === null ? undefined : byId.get(id)) ??
      byTitle.get(keyOf(category, title)) ??
      (columns.has("category") ? null : ofTitleAlone(title)),
    ofTitle: (key: string): MenuItemRow | undefined => byTitle.get(key),
  };
}

/** Returns the categories with a line in the file, then those that only items name. */
function allCategories({ categories, items }: FileMenu): FileCategory[] {
  const all = new Map(categories.map((category) => [searchText(category.title), category]));
  for (const { category, line } of items)
    if (category !== null && !all.has(searchText(category)))
      all.set(searchText(category), { line, title: category, isVisible: null, station: null });
  return [...all.values()];
}

/** Spells category, tax, stations and ingredients as the restaurant does. */
function withOwnNames(item: FileItem, names: MenuNames, categories: readonly FileCategory[]): FileItem {
  const own = (known: ReadonlyMap<string, { readonly title: string }>, title: string | null) =>
    title === null ? null : (known.get(searchText(title))?.title ?? title);
  const inFile = new Map(categories.map((category) => [searchText(category.title), category]));
  return {
    ...item,
    category: own(names.categories, own(inFile, item.category)),
    tax: own(names.taxes, item.tax),
    station: own(names.stations, item.station),
    recipe: item.recipe.map((part) => ({
      ...part,
      ingredient: own(names.ingredients, part.ingredient) ?? part.ingredient,
    })),
  };
}

/** Keeps what the menu says of an item where the file has no column for it; its parts, where no line has a kind. */
function withAbsentColumns(item: FileItem, was: FileItem, columns: FileToPlan["columns"]): FileItem {
  const of = (column: FileColumn) => (columns.has(column) ? item : was);
  return {
    ...item,
    category: of("category").category,
    description: of("description").description,
    isVisible: of("visible").isVisible,
    tax: of("tax").tax,
    station: of("station").station,
    billing: {
      ...(taxColumns.some((column) => columns.has(column)) ? item : was).billing,
      itemType: of("item_type").billing.itemType,
      unit: of("unit").billing.unit,
      internalCode: of("internal_code").billing.internalCode,
    },
    variants: of("kind").variants,
    groups: of("kind").groups,
    addons: of("kind").addons,
    recipe: of("kind").recipe,
  };
}

/** Keeps what the menu says of an untaxed item where the file does not say it. */
function withNotSubject(billing: FileBilling, row: MenuItemRow | null): FileBilling {
  const isNotSubject = billing.isNotSubject ?? row?.isNotSubject ?? newItemBilling.isNotSubject;
  return { ...billing, isNotSubject: isNotSubject && !billing.isTaxable };
}

function refuseNames(
  { tax, station, billing, recipe, line }: FileItem,
  names: MenuNames,
  at: (line: number) => Refuse,
) {
  const refuse = at(line);
  if (tax !== null && !names.taxes.has(searchText(tax))) refuse("tax", "tax_unknown", tax);
  if (station !== null && !names.stations.has(searchText(station)))
    refuse("station", "station_unknown", station);
  for (const part of recipe)
    if (!names.ingredients.has(searchText(part.ingredient)))
      at(part.line)("title", "ingredient_unknown", part.ingredient);
  const { itemType, unit, tribute, additionalTribute } = billing;
  if (!isKnownCode("itemTypes", itemType)) refuse("item_type", "code_unknown", itemType);
  if (!isKnownCode("units", unit)) refuse("unit", "code_unknown", unit);
  if (tribute !== null && !isKnownCode("tributes", tribute)) refuse("tribute", "code_unknown", tribute);
  if (additionalTribute !== null && !isKnownCode("tributes", additionalTribute))
    refuse("additional_tribute", "code_unknown", additionalTribute);
}

/** Refuses two lines of the file that would change one item. */
function refuseSameItemTwice(items: readonly PlannedItem[], at: (line: number) => Refuse): void {
  const seen = new Set<number>();
  for (const { item, existing } of items) {
    if (existing === null) continue;
    if (seen.has(existing.id)) at(item.line)("id", "id_twice", item.title);
    seen.add(existing.id);
  }
}

/**
 * Refuses choices for a combo, and the removal of variants that combos offer, as single changes do
 * (docs/decisions/0046).
 */
function refuseAgainstCombos(
  items: readonly PlannedItem[],
  combos: MenuBefore["combos"],
  at: (line: number) => Refuse,
): void {
  const offered = Map.groupBy(combos.parts, ({ variantId }) => variantId);
  for (const { item, existing } of items) {
    if (existing === null) continue;
    const [own] = combos.ids.has(existing.id) ? [...item.variants, ...item.addons] : [];
    if (own) at(own.line)("title", "combo_takes_no_choices", own.title);
    const kept = new Set(item.variants.map(({ title }) => searchText(title)));
    for (const { id, title } of existing.variants) {
      const users = kept.has(searchText(title)) ? [] : (offered.get(id) ?? []);
      if (users.length > 0)
        at(item.line)(
          null,
          "variant_in_combo",
          `${title} (${[...new Set(users.map(({ combo }) => combo))].join(" · ")})`,
        );
    }
  }
}

/** Tells whether two items are equal, apart from numbers and lines. */
function isSameItem(a: FileItem, b: FileItem): boolean {
  const content = (item: FileItem): unknown =>
    JSON.parse(
      JSON.stringify({ ...item, id: null, recipe: sortedRecipe(item) }, (key, value) =>
        key === "line" ? undefined : value,
      ),
    );
  return isDeepStrictEqual(content(a), content(b));
}

/** Sorts the lines of a recipe, because they have no order. */
const sortedRecipe = ({ recipe }: FileItem) =>
  recipe
    .map(({ ingredient, variant, addon, quantity }) => JSON.stringify([ingredient, variant, addon, quantity]))
    .toSorted();
