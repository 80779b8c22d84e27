import { MAX_UNIT_COST, type Micros, micros } from "#inventory/inventory/domain/unit-cost.ts";
import { ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { type ExactDecimal, exactDecimal } from "#platform/domain/money/exact-decimal.ts";
import { prorate } from "#platform/domain/money/prorate.ts";
import { scaleHalfUp } from "#platform/domain/money/scaled-integer.ts";
import type { Thousandths } from "#platform/domain/numbers/quantity.ts";
import type {
  PurchaseDocument,
  PurchaseDocumentLine,
  SummaryFigure,
} from "#tax/documents/domain/reading/purchase-document.ts";

/** Hundred-millionths in a cent. */
const CENT = 1_000_000;

const WITH_VAT = 113;

/**
 * Returns the cost of each line to the restaurant, in line order (docs/decisions/0062): its amount less its share of the
 * document's discounts. A restaurant registered for IVA gets the IVA of a crédito fiscal and its notes back, so that is no
 * cost; the IVA of a factura is in its prices and does not come back. Withheld, perceived and untaxed amounts are no cost of
 * goods.
 */
export function lineCosts(document: PurchaseDocument, isRegisteredForVat: boolean): ExactDecimal[] {
  const { type, lines } = document;
  const isVatAdded = type === "03" || type === "05" || type === "06";
  const taxed = afterDiscount(document, "taxed", "discountTaxed");
  const exempt = afterDiscount(document, "exempt", "discountExempt");
  const notSubject = afterDiscount(document, "notSubject", "discountNotSubject");
  return lines.map((_, index) => {
    const net = taxed[index] ?? 0;
    const paid = isVatAdded && !isRegisteredForVat ? scaleHalfUp(net, WITH_VAT, 100) : net;
    return exactDecimal(paid + (exempt[index] ?? 0) + (notSubject[index] ?? 0));
  });
}

/** Returns the amounts of one column with its discount spread over the lines in proportion, to the cent. */
function afterDiscount(
  { lines, summary }: PurchaseDocument,
  column: "taxed" | "exempt" | "notSubject",
  figure: SummaryFigure,
): number[] {
  const amounts = lines.map((line: PurchaseDocumentLine) => line[column]);
  const discount = summary.figures[figure] ?? ZERO_CENTS;
  if (discount === 0 || amounts.every((amount) => amount === 0)) return amounts;
  const shares = prorate(discount, amounts);
  // A discount larger than its base is an error of the document, about which the sums warn: no cost goes below zero.
  return amounts.map((amount, index) => Math.max(amount - (shares[index] ?? 0) * CENT, 0));
}

/** Returns the cost of one unit in stock, half-up to a millionth. Null without a quantity, or beyond the highest possible cost. */
export function unitCostOf(cost: ExactDecimal, stocked: Thousandths): Micros | null {
  if (stocked <= 0 || cost < 0) return null;
  const each = (20n * BigInt(cost) + BigInt(stocked)) / (2n * BigInt(stocked));
  return each <= MAX_UNIT_COST ? micros(Number(each)) : null;
}
