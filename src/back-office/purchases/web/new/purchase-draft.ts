import type { z } from "zod";
import { decimalFromMicros } from "#inventory/inventory/domain/unit-cost.ts";
import { conversionRatio, convertibleUnits } from "#inventory/inventory/domain/units.ts";
import { identityDigits } from "#platform/domain/identity/tax-numbers.ts";
import type { Id } from "#platform/domain/ids.ts";
import { decimalFromCents } from "#platform/domain/money/cents.ts";
import { exactText } from "#platform/domain/money/exact-decimal.ts";
import { numberIn, plainNumber } from "#platform/domain/numbers/read-number.ts";
import { searchText } from "#platform/domain/text/search-text.ts";
import type { TypedAmount } from "#platform/web/forms/amount-field.tsx";
import type { PurchaseUnit } from "../../contract/purchase-units.ts";
import type { manualPurchase } from "../../contract/purchases.ts";
import type { VendorItem } from "../../contract/vendors.ts";

/** Decimals that are taken of a quantity, a price and a factor, as the contract has them. */
export const DECIMALS = { quantity: 3, price: 6, factor: 8 } as const;

/** The number that was typed of a line; null while there is none that is certain. */
export function typedFigure(typed: string, figure: keyof typeof DECIMALS): number | null {
  return numberIn(typed, { decimals: DECIMALS[figure] });
}

/** Units that a new product may be bought by without a word about their size (back-office §9 and what is sold by weight here). */
export const newProductUnits = ["pc", "kg", "g", "l", "ml", "lb", "oz", "gal"] as const;

/** An ingredient as far as a line needs to know it. */
export interface LineIngredient {
  readonly id: Id<"InventoryItem">;
  readonly title: string;
  readonly unit: string;
}

/** A line as it is typed: figures stay the text that was typed. */
export interface DraftLine {
  readonly key: string;
  readonly title: string;
  /** Null: a product that is new, or that the server finds by its title. */
  readonly ingredient: LineIngredient | null;
  /** Of a product that is new: whether it goes into stock; delivery, gas or a service does not. */
  readonly isStocked: boolean;
  /** The supplier's code, where it is known. */
  readonly code: string | null;
  readonly quantity: string;
  readonly unit: string;
  /** The unit is one of its own ("caja"), whose name and size are typed. */
  readonly isOwnUnit: boolean;
  /** How many of the ingredient's unit one `unit` is; empty where that needs no word. */
  readonly factor: string;
  /** What a new product is kept in when it is bought by a unit of its own. */
  readonly stockUnit: string;
  /** Of one `unit`. */
  readonly price: string;
  /** The price is the one of last time, and nobody touched it. */
  readonly isPriceProposed: boolean;
}

/** Of whom: nobody said, one of the list, or one that is new. */
export type DraftVendor =
  | { readonly kind: "none" }
  | { readonly kind: "known"; readonly id: Id<"Vendor">; readonly name: string; readonly nit: string | null }
  | { readonly kind: "new"; readonly name: string; readonly nit: string };

/** A purchase as it is typed. */
export interface PurchaseDraft {
  readonly vendor: DraftVendor;
  readonly invoiceNumber: string;
  readonly invoiceDate: string;
  readonly lines: readonly DraftLine[];
  readonly tax: TypedAmount;
  readonly note: string;
}

/** A line with nothing in it. */
export function emptyLine(key: string): DraftLine {
  return {
    key,
    title: "",
    ingredient: null,
    isStocked: true,
    code: null,
    quantity: "",
    unit: "pc",
    isOwnUnit: false,
    factor: "",
    stockUnit: "pc",
    price: "",
    isPriceProposed: false,
  };
}

/** What the form begins with. */
export function emptyDraft(key: string): PurchaseDraft {
  return {
    vendor: { kind: "none" },
    invoiceNumber: "",
    invoiceDate: "",
    lines: [emptyLine(key)],
    tax: null,
    note: "",
  };
}

/** Whether nobody wrote anything into the line: it is left out. */
export function isBlank({ title, quantity, price }: DraftLine): boolean {
  return title.trim() === "" && quantity.trim() === "" && price.trim() === "";
}

/** The line with an ingredient of the store room, in its own unit, or as the vendor sold it last. */
export function withIngredient(
  line: DraftLine,
  ingredient: LineIngredient,
  memory: VendorItem | undefined,
): DraftLine {
  const isOther = line.ingredient?.id !== ingredient.id;
  const chosen = {
    ...(isOther ? withoutProposal(line) : line),
    ingredient,
    isStocked: true,
    title: ingredient.title,
    code: null,
  };
  if (memory) return withMemory(chosen, memory);
  const unit = conversionRatio(line.unit, ingredient.unit) ? line.unit : ingredient.unit;
  return { ...withUnit(chosen, unit, ""), isOwnUnit: false };
}

/** The line as the vendor sold it the last time: what it is, its unit, its size and its price. */
export function withMemory(line: DraftLine, memory: VendorItem): DraftLine {
  const { inventory_item_id: id, inventory_item_name: title, inventory_item_unit: unit } = memory;
  const isPriced = line.price.trim() === "" || line.isPriceProposed;
  const price = memory.last_unit_price === null ? "" : plainNumber(decimalFromMicros(memory.last_unit_price));
  return {
    ...line,
    ingredient: { id, title, unit },
    isStocked: true,
    title: memory.title,
    code: memory.code,
    unit: memory.unit,
    isOwnUnit: false,
    factor: conversionRatio(memory.unit, unit) ? "" : exactText(memory.factor),
    ...(isPriced ? { price, isPriceProposed: price !== "" } : {}),
  };
}

/** The line as a product that is new, or whose title the server knows. */
export function withNewProduct(line: DraftLine, title: string): DraftLine {
  if (line.ingredient === null) return { ...line, title, code: null };
  const isPlain = newProductUnits.some((known) => known === line.unit);
  // Its size was said of the ingredient's unit.
  return {
    ...withoutProposal(line),
    title,
    ingredient: null,
    code: null,
    factor: "",
    ...(line.isOwnUnit || isPlain ? {} : { unit: "pc" }),
  };
}

/** Another unit of a known size; a price that was only proposed for the one before goes. */
export function withUnit(line: DraftLine, unit: string, factor: string): DraftLine {
  if (unit === line.unit && factor === line.factor) return { ...line, isOwnUnit: false };
  return { ...withoutProposal(line), unit, factor, isOwnUnit: false };
}

/** A unit whose name and size are typed. */
export function withOwnUnit(line: DraftLine): DraftLine {
  return { ...withoutProposal(line), unit: "", factor: "", isOwnUnit: true };
}

function withoutProposal(line: DraftLine): DraftLine {
  return line.isPriceProposed ? { ...line, price: "", isPriceProposed: false } : line;
}

/** The units an ingredient is bought in of a vendor: their own, then those of all. What others call a box is of another size. */
export function unitsOfVendor(units: readonly PurchaseUnit[], vendor: Id<"Vendor"> | null): PurchaseUnit[] {
  const own = vendor === null ? [] : units.filter((unit) => unit.vendor_id === vendor);
  const names = new Set(own.map(({ name }) => searchText(name)));
  return [...own, ...units.filter(({ vendor_id: of, name }) => of === null && !names.has(searchText(name)))];
}

/** The lines when the purchase turns out to be of another vendor: what the one before calls, sizes and prices its goods goes. */
export function linesOfVendor(lines: readonly DraftLine[]): DraftLine[] {
  return lines.map((line) => {
    const open = { ...withoutProposal(line), code: null };
    return line.isOwnUnit || line.factor === "" || line.ingredient === null
      ? open
      : { ...open, unit: line.ingredient.unit, factor: "" };
  });
}

/** Units of the line that need no factor: those of the ingredient's family, or what a new product may be kept in. */
export function plainUnits({ ingredient }: DraftLine): readonly string[] {
  return ingredient ? convertibleUnits(ingredient.unit) : newProductUnits;
}

/** What is sent, as it travels; lines without a word in them are left out. */
export function purchasePayload(draft: PurchaseDraft): z.input<typeof manualPurchase> {
  const { vendor, invoiceNumber, invoiceDate, tax, note } = draft;
  return {
    vendor: {
      ...(vendor.kind === "known" ? { id: vendor.id } : {}),
      ...(vendor.kind === "new" ? { name: vendor.name, nit: identityDigits(vendor.nit) } : {}),
      invoice_number: invoiceNumber,
    },
    invoice_date: invoiceDate === "" ? null : invoiceDate,
    items: sentLines(draft).map(itemOf),
    // What cannot be read is refused before anything is sent.
    tax: typeof tax === "number" ? decimalFromCents(tax) : null,
    note,
    source: "manual",
  };
}

/** The lines that are sent, in their order: refusals of the server count these. */
export function sentLines({ lines }: PurchaseDraft): readonly DraftLine[] {
  return lines.filter((line) => !isBlank(line));
}

/** Whether somebody has to say how much of what is kept one of its units is. */
export const needsSize = ({ isOwnUnit, isStocked }: DraftLine): boolean => isOwnUnit && isStocked;

function itemOf(line: DraftLine): z.input<typeof manualPurchase>["items"][number] {
  return {
    title: line.title,
    is_stocked: line.isStocked,
    // A quantity that cannot be read is 0, which is refused with the same words as one that is missing.
    quantity: typedFigure(line.quantity, "quantity") ?? 0,
    unit: line.unit,
    inventory_item_id: line.ingredient?.id ?? null,
    stock_unit: line.ingredient === null && needsSize(line) ? line.stockUnit : null,
    factor: line.isStocked ? typedFigure(line.factor, "factor") : null,
    unit_price: typedFigure(line.price, "price"),
    code: line.code,
  };
}
