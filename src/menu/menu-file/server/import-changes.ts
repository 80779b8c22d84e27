import { isDeepStrictEqual } from "node:util";
import type { Cents } from "#platform/domain/money/cents.ts";
import { searchText } from "#platform/domain/text/search-text.ts";
import type { FileColumn, FileItem } from "../domain/menu-file.ts";
import { fileItem } from "./export-menu.ts";
import type { MenuNames } from "./menu-names.ts";
import type { ImportPlan, PlannedItem } from "./plan-import.ts";

/** Something on the menu that an import adds, changes or takes away. */
export interface ImportChange {
  /** Line of the file, of the item for what is taken away from it. */
  readonly line: number;
  readonly what: "new" | "changed" | "removed";
  readonly title: string;
  /** Variant, group or add-on of that item; null for the item or category itself. */
  readonly part: string | null;
  readonly oldTitle: string | null;
  readonly price: Cents | null;
  readonly oldPrice: Cents | null;
  /** Says whether it is shown from now on, null where that stays. */
  readonly turned: "on" | "off" | null;
  /** Other columns that change. */
  readonly columns: readonly FileColumn[];
}

const UNCHANGED = {
  part: null,
  oldTitle: null,
  price: null,
  oldPrice: null,
  turned: null,
  columns: [],
} as const;

/** Lists what a plan changes, in the order of the file. */
export function importChanges(plan: ImportPlan, names: MenuNames): ImportChange[] {
  return [...categoryChanges(plan, names), ...plan.items.flatMap(itemChanges)].toSorted(
    (a, b) => a.line - b.line,
  );
}

/** Lists categories that begin or cease to be shown; new ones are told by their titles. */
function categoryChanges({ categories }: ImportPlan, names: MenuNames): ImportChange[] {
  return categories.flatMap(({ line, title, isVisible }) => {
    const known = names.categories.get(searchText(title));
    if (known === undefined || isVisible === null || isVisible === known.isEnabled) return [];
    return { ...UNCHANGED, line, what: "changed", title: known.title, turned: isVisible ? "on" : "off" };
  });
}

function itemChanges({ item, existing, isSame }: PlannedItem): ImportChange[] {
  if (isSame) return [];
  const { line, title, price, isVisible } = item;
  if (existing === null)
    return [{ ...UNCHANGED, line, what: "new", title, price, turned: isVisible ? null : "off" }];
  const was = fileItem(existing);
  const columns = changedColumns(item, was);
  const oldTitle = was.title === title ? null : was.title;
  const turned = was.isVisible === isVisible ? null : isVisible ? "on" : "off";
  const isItself = oldTitle !== null || was.price !== price || turned !== null || columns.length > 0;
  const own: ImportChange = {
    ...UNCHANGED,
    line,
    what: "changed",
    title,
    oldTitle,
    price,
    oldPrice: was.price,
    turned,
    columns,
  };
  const parts = (["variants", "groups", "addons"] as const).flatMap((name) =>
    partChanges(item, item[name], was[name]),
  );
  return [...(isItself || parts.length === 0 ? [own] : []), ...parts];
}

interface Part {
  readonly line: number;
  readonly title: string;
  readonly price?: Cents;
}

function partChanges(
  { line, title }: FileItem,
  now: readonly Part[],
  before: readonly Part[],
): ImportChange[] {
  const known = new Map(before.map((part) => [searchText(part.title), part]));
  const kept = new Set(now.map((part) => searchText(part.title)));
  const said = now.flatMap((part): ImportChange[] => {
    const was = known.get(searchText(part.title));
    const price = part.price ?? null;
    const facts = { ...UNCHANGED, line: part.line, title, part: part.title, price };
    if (was === undefined) return [{ ...facts, what: "new" }];
    const oldPrice = was.price ?? null;
    return price === oldPrice ? [] : [{ ...facts, what: "changed", oldPrice }];
  });
  const gone = before.filter((part) => !kept.has(searchText(part.title)));
  return [
    ...said,
    ...gone.map((part): ImportChange => ({ ...UNCHANGED, line, what: "removed", title, part: part.title })),
  ];
}

/** Returns the columns of an item's own line that change, apart from its title, price and whether it is shown. */
function changedColumns(now: FileItem, was: FileItem): FileColumn[] {
  const ofItem: readonly [FileColumn, unknown, unknown][] = [
    ["category", now.category, was.category],
    ["description", now.description, was.description],
    ["tax", now.tax, was.tax],
    ["station", now.station, was.station],
    ["item_type", now.billing.itemType, was.billing.itemType],
    ["unit", now.billing.unit, was.billing.unit],
    ["taxable", now.billing.isTaxable, was.billing.isTaxable],
    ["not_subject", now.billing.isNotSubject, was.billing.isNotSubject],
    ["tribute", now.billing.tribute, was.billing.tribute],
    ["iva", now.billing.ivaRate, was.billing.ivaRate],
    ["iva_included", now.billing.isIvaIncluded, was.billing.isIvaIncluded],
    ["additional_tribute", now.billing.additionalTribute, was.billing.additionalTribute],
    ["additional_rate", now.billing.additionalRate, was.billing.additionalRate],
    ["internal_code", now.billing.internalCode, was.billing.internalCode],
    ["quantity", recipeOf(now), recipeOf(was)],
  ];
  return ofItem.flatMap(([column, a, b]) => (isDeepStrictEqual(a, b) ? [] : column));
}

const recipeOf = ({ recipe }: FileItem) =>
  recipe
    .map(({ ingredient, variant, addon, quantity }) => [ingredient, variant, addon, quantity].join("\t"))
    .toSorted();
