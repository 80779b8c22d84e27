import type { CategoryColour } from "#menu/menu/domain/category-colour.ts";
import {
  type BasisPoints,
  type Cents,
  decimalFromCents,
  percentFromBasisPoints,
} from "#platform/domain/money/cents.ts";
import { decimalFromThousandths } from "#platform/domain/numbers/quantity.ts";
import type { FileAddon, FileCategory, FileColumn, FileItem, FileKind, FileRecipeItem } from "./menu-file.ts";

/** Texts of a line by column; a missing column is an empty cell. */
export type WrittenLine = Readonly<Partial<Record<FileColumn, string>>>;

export interface WriteWords {
  readonly kind: (kind: FileKind) => string;
  readonly flag: (isOn: boolean) => string;
  readonly colour: (colour: CategoryColour) => string;
}

export function categoryFileLine(
  { title, isVisible, station, course, colour }: FileCategory,
  { kind, flag, colour: colourText }: WriteWords,
): WrittenLine {
  return {
    kind: kind("category"),
    title,
    visible: flag(isVisible ?? true),
    ...(station === null ? {} : { station }),
    ...(course ? { course: String(course) } : {}),
    ...(colour ? { colour: colourText(colour) } : {}),
  };
}

/** Returns the lines of an item and its parts. `readMenuFile` reads the same item from them. */
export function itemFileLines(item: FileItem, words: WriteWords): WrittenLine[] {
  return [
    itemLine(item, words),
    ...item.variants.map(({ title, price }) => ({
      kind: words.kind("variant"),
      title,
      price: priceText(price),
    })),
    ...item.groups.map(({ title, min, max, maxEach, isRequired }) => ({
      kind: words.kind("group"),
      title,
      min: String(min),
      ...(max === null ? {} : { max: String(max) }),
      ...(maxEach === 1 ? {} : { max_each: String(maxEach) }),
      required: words.flag(isRequired),
    })),
    ...item.addons.map((addon) => addonLine(addon, words)),
    ...item.recipe.map((part) => recipeLine(part, words)),
  ];
}

function itemLine(item: FileItem, { kind, flag }: WriteWords): WrittenLine {
  const { billing } = item;
  return {
    kind: kind("item"),
    ...(item.id === null ? {} : { id: String(item.id) }),
    ...(item.category === null ? {} : { category: item.category }),
    title: item.title,
    ...(item.description === null ? {} : { description: item.description }),
    price: priceText(item.price),
    visible: flag(item.isVisible),
    ...(item.tax === null ? {} : { tax: item.tax }),
    ...(item.station === null ? {} : { station: item.station }),
    item_type: billing.itemType,
    unit: billing.unit,
    taxable: flag(billing.isTaxable),
    ...(billing.isNotSubject === null ? {} : { not_subject: flag(billing.isNotSubject) }),
    ...(billing.tribute === null ? {} : { tribute: billing.tribute }),
    iva: rateText(billing.ivaRate),
    iva_included: flag(billing.isIvaIncluded),
    ...(billing.additionalTribute === null ? {} : { additional_tribute: billing.additionalTribute }),
    ...(billing.additionalRate === null ? {} : { additional_rate: rateText(billing.additionalRate) }),
    ...(billing.internalCode === null ? {} : { internal_code: billing.internalCode }),
  };
}

function addonLine({ title, price, group, isDefault }: FileAddon, { kind, flag }: WriteWords): WrittenLine {
  return {
    kind: kind("addon"),
    title,
    price: priceText(price),
    ...(group === null ? {} : { group }),
    default: flag(isDefault),
  };
}

function recipeLine(
  { ingredient, variant, addon, quantity }: FileRecipeItem,
  { kind }: WriteWords,
): WrittenLine {
  return {
    kind: kind("recipe"),
    title: ingredient,
    ...(variant === null ? {} : { variant }),
    ...(addon === null ? {} : { addon }),
    quantity: String(decimalFromThousandths(quantity)),
  };
}

const priceText = (price: Cents) => decimalFromCents(price).toFixed(2);
const rateText = (rate: BasisPoints) => String(percentFromBasisPoints(rate));
