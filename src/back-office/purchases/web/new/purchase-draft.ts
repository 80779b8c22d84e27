import type { z } from "zod";
import { costOf, decimalFromMicros, microsFromDecimal } from "#inventory/inventory/domain/unit-cost.ts";
import { conversionRatio, convertibleUnits, convertQuantity } from "#inventory/inventory/domain/units.ts";
import { identityDigits } from "#platform/domain/identity/tax-numbers.ts";
import type { Id } from "#platform/domain/ids.ts";
import { addCents, type Cents, cents, decimalFromCents, sumCents } from "#platform/domain/money/cents.ts";
import { exactFromDecimal, exactText } from "#platform/domain/money/exact-decimal.ts";
import { type Thousandths, thousandthsFromDecimal } from "#platform/domain/numbers/quantity.ts";
import { numberIn, plainNumber } from "#platform/domain/numbers/read-number.ts";
import { searchText } from "#platform/domain/text/search-text.ts";
import type { TypedAmount } from "#platform/web/forms/amount-field.tsx";
import type { PurchaseUnit } from "../../contract/purchase-units.ts";
import type { manualPurchase } from "../../contract/purchases.ts";
import type { VendorItem } from "../../contract/vendors.ts";
import { type IncomeCode, USUAL_INCOME } from "../../domain/income-code.ts";
import { stockedQuantity } from "../../domain/purchase-factor.ts";

/** Decimals of a quantity, a price and a factor, as in the contract. */
export const DECIMALS = { quantity: 3, price: 6, factor: 8 } as const;

/** Returns the typed number of a line; null while it is not certain. */
export function typedFigure(typed: string, figure: keyof typeof DECIMALS): number | null {
  return numberIn(typed, { decimals: DECIMALS[figure] });
}

/** Units of a new product that need no size (back-office §9, and goods sold by weight here). */
export const newProductUnits = ["pc", "kg", "g", "l", "ml", "lb", "oz", "gal"] as const;

/** The data of an ingredient that a line needs. */
interface LineIngredient {
  readonly id: Id<"InventoryItem">;
  readonly title: string;
  readonly unit: string;
}

/** A typed line; its figures stay text. */
export interface PurchaseDraftLine {
  readonly key: string;
  readonly title: string;
  /** Null for a new product, or one that the server finds by its title. */
  readonly ingredient: LineIngredient | null;
  /** False keeps a new product out of stock, such as delivery, gas or a service. */
  readonly isStocked: boolean;
  /** The supplier's code, if known. */
  readonly code: string | null;
  readonly quantity: string;
  readonly unit: string;
  /** True when the name and size of the unit ("caja") are typed. */
  readonly isOwnUnit: boolean;
  /** Number of the ingredient's units in one `unit`; empty when no factor is needed. */
  readonly factor: string;
  /** Unit of a new product that is bought in a unit of its own. */
  readonly stockUnit: string;
  /** Price of one `unit`. */
  readonly price: string;
  /** The amount to take off the whole line. */
  readonly discount: TypedAmount;
  /** True while the price is last time's and unchanged. */
  readonly isPriceProposed: boolean;
}

/** Vendor of a draft: none, one of the list, or a new one. */
export type DraftVendor =
  | { readonly kind: "none" }
  | { readonly kind: "known"; readonly id: Id<"Vendor">; readonly name: string; readonly nit: string | null }
  | { readonly kind: "new"; readonly name: string; readonly nit: string };

/** A typed purchase. */
export interface PurchaseDraft {
  readonly vendor: DraftVendor;
  readonly invoiceNumber: string;
  readonly invoiceDate: string;
  readonly lines: readonly PurchaseDraftLine[];
  readonly tax: TypedAmount;
  /** Income tax that is withheld from the vendor, and its kind in F-14. */
  readonly withheldIncome: TypedAmount;
  readonly incomeCode: IncomeCode;
  readonly note: string;
}

export function emptyLine(key: string): PurchaseDraftLine {
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
    discount: null,
    isPriceProposed: false,
  };
}

export function emptyDraft(key: string): PurchaseDraft {
  return {
    vendor: { kind: "none" },
    invoiceNumber: "",
    invoiceDate: "",
    lines: [emptyLine(key)],
    tax: null,
    withheldIncome: null,
    incomeCode: USUAL_INCOME,
    note: "",
  };
}

/** Tells whether a line is empty; it is then not sent. */
export function isBlank({ title, quantity, price, discount }: PurchaseDraftLine): boolean {
  return title.trim() === "" && quantity.trim() === "" && price.trim() === "" && discount === null;
}

/** Sets an ingredient of the store room in the line, in its own unit, or as the vendor sold it last. */
export function withIngredient(
  line: PurchaseDraftLine,
  ingredient: LineIngredient,
  memory: VendorItem | undefined,
): PurchaseDraftLine {
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

/** Fills the line with the vendor's last sale: product, unit, size and price. */
export function withMemory(line: PurchaseDraftLine, memory: VendorItem): PurchaseDraftLine {
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

/** Sets a new product in the line, or a title that the server knows. */
export function withNewProduct(line: PurchaseDraftLine, title: string): PurchaseDraftLine {
  if (line.ingredient === null) return { ...line, title, code: null };
  const isPlain = newProductUnits.some((known) => known === line.unit);
  // The size was for the ingredient's unit.
  return {
    ...withoutProposal(line),
    title,
    ingredient: null,
    code: null,
    factor: "",
    ...(line.isOwnUnit || isPlain ? {} : { unit: "pc" }),
  };
}

/** Chooses another unit of a known size; drops a price that was only proposed for the one before. */
export function withUnit(line: PurchaseDraftLine, unit: string, factor: string): PurchaseDraftLine {
  if (unit === line.unit && factor === line.factor) return { ...line, isOwnUnit: false };
  return { ...withoutProposal(line), unit, factor, isOwnUnit: false };
}

/** Chooses a unit whose name and size are typed. */
export function withOwnUnit(line: PurchaseDraftLine): PurchaseDraftLine {
  return { ...withoutProposal(line), unit: "", factor: "", isOwnUnit: true };
}

function withoutProposal(line: PurchaseDraftLine): PurchaseDraftLine {
  return line.isPriceProposed ? { ...line, price: "", isPriceProposed: false } : line;
}

/**
 * Returns the units that an ingredient is bought in from a vendor: their own, then those of all. Another vendor's box has
 * another size.
 */
export function unitsOfVendor(units: readonly PurchaseUnit[], vendor: Id<"Vendor"> | null): PurchaseUnit[] {
  const own = vendor === null ? [] : units.filter((unit) => unit.vendor_id === vendor);
  const names = new Set(own.map(({ name }) => searchText(name)));
  return [...own, ...units.filter(({ vendor_id: of, name }) => of === null && !names.has(searchText(name)))];
}

/** Drops the previous vendor's names, sizes and prices from the lines when the vendor changes. */
export function linesOfVendor(lines: readonly PurchaseDraftLine[]): PurchaseDraftLine[] {
  return lines.map((line) => {
    const open = { ...withoutProposal(line), code: null };
    return line.isOwnUnit || line.factor === "" || line.ingredient === null
      ? open
      : { ...open, unit: line.ingredient.unit, factor: "" };
  });
}

/** Returns units of the line that need no factor: the ingredient's family, or those for a new product. */
export function plainUnits({ ingredient }: PurchaseDraftLine): readonly string[] {
  return ingredient ? convertibleUnits(ingredient.unit) : newProductUnits;
}

/** Returns the request body, without empty lines. */
export function purchasePayload(draft: PurchaseDraft): z.input<typeof manualPurchase> {
  const { vendor, invoiceNumber, invoiceDate, tax, withheldIncome, incomeCode, note } = draft;
  const isWithheld = typeof withheldIncome === "number" && withheldIncome > 0;
  return {
    vendor: {
      ...(vendor.kind === "known" ? { id: vendor.id } : {}),
      ...(vendor.kind === "new" ? { name: vendor.name, nit: identityDigits(vendor.nit) } : {}),
      invoice_number: invoiceNumber,
    },
    invoice_date: invoiceDate === "" ? null : invoiceDate,
    items: sentLines(draft).map(itemOf),
    // An unreadable figure is refused before anything is sent.
    tax: typeof tax === "number" ? decimalFromCents(tax) : null,
    withheld_income: isWithheld ? decimalFromCents(withheldIncome) : null,
    income_code: isWithheld ? incomeCode : null,
    note,
    source: "manual",
  };
}

/** Returns the lines that are sent, in order: the server's refusals refer to their positions. */
export function sentLines({ lines }: PurchaseDraft): readonly PurchaseDraftLine[] {
  return lines.filter((line) => !isBlank(line));
}

/** Tells whether the unit needs a size. */
export const needsSize = ({ isOwnUnit, isStocked }: PurchaseDraftLine): boolean => isOwnUnit && isStocked;

function itemOf(line: PurchaseDraftLine): z.input<typeof manualPurchase>["items"][number] {
  return {
    title: line.title,
    is_stocked: line.isStocked,
    // An unreadable quantity becomes 0, which is refused with the same words as a missing one.
    quantity: typedFigure(line.quantity, "quantity") ?? 0,
    unit: line.unit,
    inventory_item_id: line.ingredient?.id ?? null,
    stock_unit: line.ingredient === null && needsSize(line) ? line.stockUnit : null,
    factor: line.isStocked ? typedFigure(line.factor, "factor") : null,
    unit_price: typedFigure(line.price, "price"),
    ...(typeof line.discount === "number" && line.discount > 0
      ? { discount: decimalFromCents(line.discount) }
      : {}),
    code: line.code,
  };
}

/** Returns the amount of a line after its discount, half-up to the cent; null while quantity or price is missing. */
export function lineAmount(line: PurchaseDraftLine): Cents | null {
  const gross = grossAmount(line);
  return gross === null ? null : cents(gross - (typeof line.discount === "number" ? line.discount : 0));
}

/** Returns quantity times price; null while one is missing. */
export function grossAmount({ quantity, price }: PurchaseDraftLine): Cents | null {
  const count = typedFigure(quantity, "quantity");
  const each = typedFigure(price, "price");
  if (count === null || each === null || count === 0) return null;
  return costOf([{ quantity: thousandthsFromDecimal(count), unitCost: microsFromDecimal(each) }]);
}

/** Returns the quantity that a line brings into stock, if it differs from the typed one; null while unknown. */
export function lineStock(
  line: PurchaseDraftLine,
): { readonly quantity: Thousandths; readonly unit: string } | null {
  const count = typedFigure(line.quantity, "quantity");
  const unit = line.ingredient?.unit ?? (line.isOwnUnit ? line.stockUnit : line.unit);
  if (!line.isStocked || count === null || count === 0 || unit === line.unit) return null;
  const factor = typedFigure(line.factor, "factor");
  const quantity =
    factor === null
      ? convertQuantity(thousandthsFromDecimal(count), line.unit, unit)
      : stockedQuantity(exactFromDecimal(count), exactFromDecimal(factor));
  return quantity === null ? null : { quantity, unit };
}

/** Sums of a draft. */
interface DraftSums {
  /** Number of lines without a price; with any there is no total. */
  readonly unpriced: number;
  readonly subtotal: Cents;
  readonly total: Cents;
}

/** Calculates subtotal and total of the draft so far. */
export function sumsOf(draft: PurchaseDraft): DraftSums {
  const lines = sentLines(draft);
  const amounts = lines.map(lineAmount);
  const subtotal = sumCents(amounts.filter((amount) => amount !== null));
  const { tax } = draft;
  return {
    unpriced: lines.filter(({ price }) => typedFigure(price, "price") === null).length,
    subtotal,
    total: typeof tax === "number" ? addCents(subtotal, tax) : subtotal,
  };
}
