import type { CategoryColour } from "#menu/menu/domain/category-colour.ts";
import type { ItemBilling } from "#menu/menu/domain/item-billing.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import type { Thousandths } from "#platform/domain/numbers/quantity.ts";
import type { TwoReadings } from "#platform/domain/numbers/read-number.ts";

/** Kinds of lines: a category, an item, or a part of the item above it. */
export const fileKinds = ["category", "item", "variant", "group", "addon", "recipe"] as const;
export type FileKind = (typeof fileKinds)[number];

/** Columns of an item's tax, which are read together because one follows from the other. */
export const taxColumns = [
  "taxable",
  "not_subject",
  "tribute",
  "iva",
  "iva_included",
  "additional_tribute",
  "additional_rate",
] as const;

/** Columns of the file in their order, by the names that programs know them by. */
export const fileColumns = [
  "kind",
  "id",
  "category",
  "title",
  "description",
  "price",
  "visible",
  "tax",
  "station",
  "course",
  "colour",
  "group",
  "min",
  "max",
  "max_each",
  "required",
  "default",
  "variant",
  "addon",
  "quantity",
  "item_type",
  "unit",
  ...taxColumns,
  "internal_code",
] as const;
export type FileColumn = (typeof fileColumns)[number];

export interface FileCategory {
  readonly line: number;
  readonly title: string;
  /** Null keeps what it has; a new category is visible. */
  readonly isVisible: boolean | null;
  /** Title of the station; null keeps the station, or lets the rule for new categories choose one. */
  readonly station: string | null;
  /** Course in which its items are served, null for none; undefined keeps what it has. */
  readonly course?: number | null | undefined;
  /** Colour of its mark on tills, null for none; undefined keeps what it has. */
  readonly colour?: CategoryColour | null | undefined;
}

export interface FileVariant {
  readonly line: number;
  readonly title: string;
  readonly price: Cents;
}

export interface FileGroup {
  readonly line: number;
  readonly title: string;
  readonly min: number;
  readonly max: number | null;
  /** Most times that one of its add-ons may be taken. */
  readonly maxEach: number;
  readonly isRequired: boolean;
}

export interface FileAddon {
  readonly line: number;
  readonly title: string;
  readonly price: Cents;
  /** Title of its group in the same item. */
  readonly group: string | null;
  readonly isDefault: boolean;
}

/** An ingredient of one portion: of the item itself, of a variant or of an add-on, named by title. */
export interface FileRecipeItem {
  readonly line: number;
  readonly ingredient: string;
  readonly variant: string | null;
  readonly addon: string | null;
  readonly quantity: Thousandths;
}

/**
 * Tax data of an item. `isNotSubject` is null when the file does not say it: then the item keeps what it has.
 */
export type FileBilling = Omit<ItemBilling, "isNotSubject"> & { readonly isNotSubject: boolean | null };

export interface FileItem {
  readonly line: number;
  /** Number of the item in the restaurant that saved the file; null for a new one. */
  readonly id: number | null;
  readonly category: string | null;
  readonly title: string;
  readonly description: string | null;
  readonly price: Cents;
  readonly isVisible: boolean;
  /** Title of the tax. */
  readonly tax: string | null;
  /** Title of its own station; null uses that of its category. */
  readonly station: string | null;
  readonly billing: FileBilling;
  readonly variants: readonly FileVariant[];
  readonly groups: readonly FileGroup[];
  readonly addons: readonly FileAddon[];
  readonly recipe: readonly FileRecipeItem[];
}

/** A whole menu in the order of the file's lines. */
export interface FileMenu {
  readonly categories: readonly FileCategory[];
  readonly items: readonly FileItem[];
}

/** Most items of a file: three times the largest menu that was ever seen. */
export const FILE_ITEMS_MAX = 10_000;
/** Most lines of a file, with those of variants, add-ons and recipes. */
export const FILE_LINES_MAX = 60_000;

/** Reasons to refuse a cell or a line; `menuFile.problems` has the texts. */
const fileProblems = [
  "column_missing",
  "column_twice",
  "nothing_in_it",
  "too_many_lines",
  "quote_open",
  "kind_unknown",
  "no_item_above",
  "required",
  "not_a_number",
  "ambiguous_number",
  "thousands_mark",
  "negative",
  "too_many_decimals",
  "too_large",
  "too_long",
  "control_characters",
  "not_yes_or_no",
  "title_twice",
  "too_many_choices",
  "id_twice",
  "title_in_categories",
  "sku_twice",
  "sku_taken",
  "sku_zeros",
  "sku_digits",
  "sku_digits_likely",
  "group_unknown",
  "group_rules",
  "variant_unknown",
  "addon_unknown",
  "tax_unknown",
  "station_unknown",
  "colour_unknown",
  "ingredient_unknown",
  "code_unknown",
  "variant_or_addon",
  "not_subject_is_untaxed",
  "iva_needs_tribute",
  "iva_needs_taxable",
  "iva_needs_rate",
  "iva_included_first",
  "combo_takes_no_choices",
  "variant_in_combo",
  "variants_unreadable",
  "on_menu_already",
] as const;
export type FileProblemReason = (typeof fileProblems)[number];

/** Values in the sentence of a problem. */
export interface FileProblemNames {
  /** SKU before a spreadsheet broke it. */
  readonly likely?: string;
  /** Other lines with the same. */
  readonly lines?: readonly number[];
  /** Item of the menu that has it already. */
  readonly other?: string;
}

/** A problem of the file; lines count from 1 and include the head, as spreadsheets show them. */
export interface FileProblem {
  readonly line: number;
  readonly column: FileColumn | null;
  readonly reason: FileProblemReason;
  /** Content of the cell, cut short. */
  readonly found?: string;
  /** The two readings of an ambiguous number. */
  readonly readings?: TwoReadings;
  /** Values in its sentence: the likely SKU, other lines. */
  readonly named?: FileProblemNames;
}
