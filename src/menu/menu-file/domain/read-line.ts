import { COURSE_MAX } from "#core/settings/domain/setting-limits.ts";
import type { CategoryColour } from "#menu/menu/domain/category-colour.ts";
import { groupProblems, usualLeast } from "#menu/menu/domain/group-problems.ts";
import { billingProblems, IVA_RATE, IVA_TRIBUTE, newItemBilling } from "#menu/menu/domain/item-billing.ts";
import { MAX_ITEM_CHOICES } from "#menu/menu/domain/menu-item.ts";
import { EACH_MAX } from "#menu/menu/domain/modifier-group.ts";
import { toId } from "#platform/domain/ids.ts";
import { basisPoints, cents } from "#platform/domain/money/cents.ts";
import { MAX_TYPED } from "#platform/domain/money/sane-amounts.ts";
import { scaledFromDecimal } from "#platform/domain/money/scaled-integer.ts";
import { thousandths } from "#platform/domain/numbers/quantity.ts";
import { readNumber, type TwoReadings } from "#platform/domain/numbers/read-number.ts";
import { searchText } from "#platform/domain/text/search-text.ts";
import { PLAIN_LINES } from "#platform/domain/text/visible-text.ts";
import { westernDigits } from "#platform/domain/text/western-digits.ts";
import { unreachable } from "#platform/domain/unreachable.ts";
import type {
  FileAddon,
  FileBilling,
  FileCategory,
  FileColumn,
  FileGroup,
  FileItem,
  FileProblem,
  FileProblemNames,
  FileProblemReason,
  FileRecipeItem,
  FileVariant,
} from "./menu-file.ts";

/** Longest texts, as in the database. */
const TITLE_MAX = 200;
const CATEGORY_MAX = 100;
const CHOICE_MAX = 100;
const DESCRIPTION_MAX = 500;
const CODE_MAX = 4;
const INTERNAL_CODE_MAX = 25;
const MAX_CHOICES = 99;
const MAX_ID = Number.MAX_SAFE_INTEGER;
const MAX_THOUSANDTHS = 1_000_000_000;
const WHOLE_RATE = 10_000;

/** An item whose parts are still being read. */
export interface OpenItem {
  readonly line: number;
  readonly item: FileItem;
  readonly variants: FileVariant[];
  readonly groups: FileGroup[];
  readonly addons: FileAddon[];
  readonly recipe: FileRecipeItem[];
  /** Notes problems between its parts, once all of them are read. */
  readonly close: (at: (line: number) => Refuse) => void;
}

export function readCategory(
  cells: FileCells,
  line: number,
  colourOf: (text: string) => CategoryColour | null,
  refuse: Refuse,
): FileCategory {
  const colour = cells.colour === undefined ? null : colourOf(cells.colour);
  if (cells.colour !== undefined && colour === null) refuse("colour", "colour_unknown", cells.colour);
  return {
    line,
    title: textCell(cells, "title", { max: CATEGORY_MAX, isRequired: true }, refuse),
    isVisible: cells.visible === undefined ? null : flagCell(cells, "visible", true, refuse),
    station: textCell(cells, "station", { max: CHOICE_MAX }, refuse) || null,
    course: numberCell(cells, "course", { decimals: 0, max: COURSE_MAX }, refuse) || null,
    colour,
  };
}

/** Reads the line of an item; the lines of its parts follow. */
export function openItem(cells: FileCells, line: number, refuse: Refuse): OpenItem {
  const parts = { variants: [], groups: [], addons: [], recipe: [] } as Pick<
    OpenItem,
    "variants" | "groups" | "addons" | "recipe"
  >;
  const item: FileItem = {
    line,
    id: numberCell(cells, "id", { decimals: 0, max: MAX_ID }, refuse),
    category: textCell(cells, "category", { max: CATEGORY_MAX }, refuse) || null,
    title: textCell(cells, "title", { max: TITLE_MAX, isRequired: true }, refuse),
    description: textCell(cells, "description", { max: DESCRIPTION_MAX }, refuse) || null,
    price: priceCell(cells, refuse),
    isVisible: flagCell(cells, "visible", true, refuse),
    tax: textCell(cells, "tax", { max: CHOICE_MAX }, refuse) || null,
    station: textCell(cells, "station", { max: CHOICE_MAX }, refuse) || null,
    billing: readBilling(cells, refuse),
    ...parts,
  };
  return { line, item, ...parts, close: (at) => refuseParts(item, at) };
}

/** Reads the line of a variant; its price is the full price. */
export function readVariant(cells: FileCells, line: number, refuse: Refuse): FileVariant {
  return { line, title: choiceTitle(cells, refuse), price: priceCell(cells, refuse) };
}

export function readGroup(cells: FileCells, line: number, refuse: Refuse): FileGroup {
  const count = { decimals: 0, max: MAX_CHOICES };
  const isRequired = flagCell(cells, "required", false, refuse);
  return {
    line,
    title: choiceTitle(cells, refuse),
    // A file of an older version says "required, at least 0", which always meant one.
    min: Math.max(numberCell(cells, "min", count, refuse) ?? 0, usualLeast(isRequired)),
    max: numberCell(cells, "max", count, refuse),
    maxEach: numberCell(cells, "max_each", { decimals: 0, max: EACH_MAX }, refuse) || 1,
    isRequired,
  };
}

/** Reads the line of an add-on; its price is added to the item's. */
export function readAddon(cells: FileCells, line: number, refuse: Refuse): FileAddon {
  return {
    line,
    title: choiceTitle(cells, refuse),
    price: priceCell(cells, refuse),
    group: textCell(cells, "group", { max: CHOICE_MAX }, refuse) || null,
    isDefault: flagCell(cells, "default", false, refuse),
  };
}

/** Reads the line of an ingredient: of the item itself, or of one of its variants or add-ons. */
export function readRecipe(cells: FileCells, line: number, refuse: Refuse): FileRecipeItem {
  const quantity = numberCell(cells, "quantity", { decimals: 3, max: MAX_THOUSANDTHS }, refuse);
  if (cells.quantity === undefined || quantity === 0) refuse("quantity", "required");
  const variant = textCell(cells, "variant", { max: CHOICE_MAX }, refuse) || null;
  const addon = textCell(cells, "addon", { max: CHOICE_MAX }, refuse) || null;
  if (variant !== null && addon !== null) refuse("addon", "variant_or_addon", addon);
  return {
    line,
    ingredient: textCell(cells, "title", { max: TITLE_MAX, isRequired: true }, refuse),
    variant,
    addon,
    quantity: thousandths(quantity ?? 0),
  };
}

const choiceTitle = (cells: FileCells, refuse: Refuse) =>
  textCell(cells, "title", { max: CHOICE_MAX, isRequired: true }, refuse);

/** Reads a price. An empty cell is refused, so that nothing is given away by mistake. */
function priceCell(cells: FileCells, refuse: Refuse) {
  if (cells.price === undefined) refuse("price", "required");
  return cents(numberCell(cells, "price", { decimals: 2, max: MAX_TYPED }, refuse) ?? 0);
}

/**
 * Reads the tax data of an item. Without these columns it gets those of a new item. A price that includes the IVA
 * means tribute 20, taxed at 13 %, as in the form.
 */
function readBilling(cells: FileCells, refuse: Refuse): FileBilling {
  const code = (column: FileColumn) => westernDigits(textCell(cells, column, { max: CODE_MAX }, refuse));
  const rate = (column: FileColumn) => {
    const figure = numberCell(cells, column, { decimals: 2, max: WHOLE_RATE }, refuse);
    return figure === null ? null : basisPoints(figure);
  };
  const isIvaIncluded = flagCell(cells, "iva_included", newItemBilling.isIvaIncluded, refuse);
  const isTaxable = flagCell(cells, "taxable", newItemBilling.isTaxable, refuse);
  const isNotSubject = cells.not_subject === undefined ? null : flagCell(cells, "not_subject", false, refuse);
  if (isTaxable && isNotSubject) refuse("not_subject", "not_subject_is_untaxed");
  const billing = {
    itemType: code("item_type") || newItemBilling.itemType,
    unit: code("unit") || newItemBilling.unit,
    isTaxable,
    tribute: code("tribute") || (isTaxable ? IVA_TRIBUTE : null),
    internalCode: textCell(cells, "internal_code", { max: INTERNAL_CODE_MAX }, refuse) || null,
    ivaRate: rate("iva") ?? IVA_RATE,
    isIvaIncluded,
    additionalTribute: code("additional_tribute") || null,
    additionalRate: rate("additional_rate"),
  };
  for (const { field, reason } of billingProblems({ ...billing, isNotSubject: isNotSubject ?? false })) {
    const said: FileProblemReason = reason === "not_a_choice" ? "code_unknown" : reason;
    refuse(columnOfBilling[field], said);
  }
  return { ...billing, isNotSubject };
}

const columnOfBilling = {
  itemType: "item_type",
  isTaxable: "taxable",
  tribute: "tribute",
  unit: "unit",
  internalCode: "internal_code",
  ivaRate: "iva",
  isIvaIncluded: "iva_included",
  additionalTribute: "additional_tribute",
  additionalRate: "additional_rate",
} as const satisfies Record<Exclude<keyof FileBilling, "isNotSubject">, FileColumn>;

function refuseParts(item: FileItem, at: (line: number) => Refuse): void {
  const { variants, groups, addons, recipe } = item;
  for (const parts of [variants, groups, addons]) {
    refuseSameTitleTwice(parts, at);
    const beyond = parts[MAX_ITEM_CHOICES];
    if (beyond) at(beyond.line)(null, "too_many_choices", beyond.title);
  }
  const titlesOf = (parts: readonly { readonly title: string }[]) =>
    new Set<string | null>([null, ...parts.map(({ title }) => title)]);
  const [variantTitles, groupTitles, addonTitles] = [titlesOf(variants), titlesOf(groups), titlesOf(addons)];
  for (const addon of addons)
    if (!groupTitles.has(addon.group)) at(addon.line)("group", "group_unknown", addon.group ?? "");
  for (const { line, variant, addon } of recipe) {
    if (!variantTitles.has(variant)) at(line)("variant", "variant_unknown", variant ?? "");
    if (!addonTitles.has(addon)) at(line)("addon", "addon_unknown", addon ?? "");
  }
  const members = Map.groupBy(addons, ({ group }) => group);
  for (const group of groups) refuseGroup(group, members.get(group.title) ?? [], at(group.line));
}

function refuseSameTitleTwice(
  parts: readonly { line: number; title: string }[],
  at: (line: number) => Refuse,
): void {
  const seen = new Set<string>();
  for (const { line, title } of parts) {
    const folded = searchText(title);
    if (title !== "" && seen.has(folded)) at(line)("title", "title_twice", title);
    seen.add(folded);
  }
}

function refuseGroup(group: FileGroup, members: readonly FileAddon[], refuse: Refuse): void {
  const ids = members.map((_, index) => toId<"Addon">(index + 1));
  const problems = groupProblems({
    min: group.min,
    max: group.max,
    max_each: group.maxEach,
    required: group.isRequired,
    addons_ids: ids,
    default_ids: ids.filter((_, index) => members[index]?.isDefault),
  });
  if (problems.length > 0) refuse("title", "group_rules", group.title);
}

/** Cells of one line by column; columns that the file lacks are missing. */
export type FileCells = Readonly<Partial<Record<FileColumn, string>>>;

/** Notes a problem of the line that is being read. */
export type Refuse = (
  column: FileColumn | null,
  reason: FileProblemReason,
  found?: string,
  readings?: TwoReadings,
  named?: FileProblemNames,
) => void;

const FOUND_MAX = 40;

/** Returns an empty list of problems and a `Refuse` for each line. */
export function problemList(): { problems: FileProblem[]; at: (line: number) => Refuse } {
  const problems: FileProblem[] = [];
  const at =
    (line: number): Refuse =>
    (column, reason, found, readings, named) => {
      const shown = found === undefined || found === "" ? {} : { found: found.slice(0, FOUND_MAX) };
      const meant = readings && { thousands: readings.thousands, decimal: readings.decimal };
      problems.push({
        line,
        column,
        reason,
        ...shown,
        ...(meant && { readings: meant }),
        ...(named && { named }),
      });
    };
  return { problems, at };
}

/**
 * Reads a text of at most `max` characters. Refuses control characters, and a required text that is missing or
 * invisible.
 */
function textCell(
  cells: FileCells,
  column: FileColumn,
  { max, isRequired = false }: { readonly max: number; readonly isRequired?: boolean },
  refuse: Refuse,
): string {
  const text = cells[column] ?? "";
  if (!PLAIN_LINES.test(text)) refuse(column, "control_characters");
  if (text === "" && isRequired) refuse(column, "required");
  if (text.length > max) refuse(column, "too_long", text);
  return text;
}

const YES = new Set(["si", "s", "yes", "y", "true", "verdadero", "1", "x"]);
const NO = new Set(["no", "n", "false", "falso", "0"]);

/**
 * Reads yes or no in the words and figures that people and spreadsheets write; returns `unless` for an empty cell.
 */
function flagCell(cells: FileCells, column: FileColumn, unless: boolean, refuse: Refuse): boolean {
  const text = searchText(cells[column] ?? "");
  if (text === "") return unless;
  if (YES.has(text)) return true;
  if (!NO.has(text)) refuse(column, "not_yes_or_no", text);
  return false;
}

/** Tells whether a reading has no more decimals than the column takes; others are not offered. */
const isTaken = (reading: string, decimals: number): boolean =>
  (reading.split(".")[1]?.length ?? 0) <= decimals;

/**
 * Reads a number that is not negative, as an integer of its last decimal (1.25 with two decimals is 125). Returns
 * null when the cell is empty or refused. It accepts fewer forms than a typed field does: a spreadsheet may have
 * written the number in another form.
 */
function numberCell(
  cells: FileCells,
  column: FileColumn,
  { decimals, max }: { readonly decimals: number; readonly max: number },
  refuse: Refuse,
): number | null {
  const text = cells[column] ?? "";
  const reading = readNumber(text, { decimals, most: max / 10 ** decimals, from: "file" });
  switch (reading.kind) {
    case "none":
      return null;
    case "number":
      return scaledFromDecimal(reading.plain, decimals);
    case "refused":
      refuse(column, reading.reason, text);
      return null;
    case "unclear":
      refuse(
        column,
        isTaken(reading.decimal, decimals) ? "ambiguous_number" : "thousands_mark",
        text,
        reading,
      );
      return null;
    default:
      return unreachable(reading);
  }
}
