import { type Cents, cents, sumCents } from "#platform/domain/money/cents.ts";
import type { PurchaseDocumentType } from "#tax/documents/domain/reading/purchase-document.ts";

interface SummedPurchase {
  /** With amounts after their own discounts; null while a price is missing. */
  readonly items: readonly { readonly total: Cents | null }[];
  /** The amount that the paper takes off all lines together. */
  readonly discount: Cents | null;
  readonly tax: Cents | null;
  readonly total: Cents | null;
  readonly document_type: PurchaseDocumentType | null;
}

/** Parts of a purchase: lines − discount + other + tax on top = total. */
interface PurchaseSums {
  readonly lines: Cents;
  readonly discount: Cents;
  /** Freight, insurance, tributes inside the prices and cents of rounding; may be negative. */
  readonly other: Cents;
  /** Zero when it is in the prices. */
  readonly taxOnTop: Cents;
  readonly total: Cents;
}

/** Returns the parts that add up to the total of a purchase; null while there is no total. */
export function purchaseSums(purchase: SummedPurchase): PurchaseSums | null {
  const { items, total, tax } = purchase;
  const known = items.flatMap((item) => item.total ?? []);
  if (total === null || known.length < items.length) return null;
  const lines = sumCents(known);
  const discount = purchase.discount ?? cents(0);
  // The prices of a factura have the IVA in them.
  const taxOnTop = purchase.document_type === "01" ? cents(0) : (tax ?? cents(0));
  return { lines, discount, other: cents(total - lines + discount - taxOnTop), taxOnTop, total };
}
