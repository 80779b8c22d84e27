import { type Micros, MOST_UNIT_COST, micros } from "#inventory/inventory/domain/unit-cost.ts";
import { ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { type ExactDecimal, exactDecimal } from "#platform/domain/money/exact-decimal.ts";
import { prorate } from "#platform/domain/money/prorate.ts";
import { scaleHalfUp } from "#platform/domain/money/scaled-integer.ts";
import type { Thousandths } from "#platform/domain/numbers/quantity.ts";
import type {
  DocumentLine,
  PurchaseDocument,
  SummaryFigure,
} from "#tax/documents/domain/reading/purchase-document.ts";

/** Hundred-millionths in a cent. */
const CENT = 1_000_000;

const WITH_VAT = 113;

/**
 * What each line cost the restaurant, in the order of the lines (docs/decisions/0062): its amount less its share of the document's
 * discounts. The IVA of a crédito fiscal and of its notes is no cost to who is registered for it, for it comes back; that of a
 * factura does not, and is in its prices. What is withheld, perceived or outside the tax is no cost of goods.
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

/** What the lines are worth in a column, its discount spread over them by their amounts, to the cent. */
function afterDiscount(
  { lines, summary }: PurchaseDocument,
  column: "taxed" | "exempt" | "notSubject",
  figure: SummaryFigure,
): number[] {
  const amounts = lines.map((line: DocumentLine) => line[column]);
  const discount = summary.figures[figure] ?? ZERO_CENTS;
  if (discount === 0 || amounts.every((amount) => amount === 0)) return amounts;
  const shares = prorate(discount, amounts);
  // A discount above what it is taken off is a slip of the document, of which the sums warn: nothing costs less than nothing.
  return amounts.map((amount, index) => Math.max(amount - (shares[index] ?? 0) * CENT, 0));
}

/** What a unit in stock cost: half-up to a millionth. Null without a quantity, or when it is beyond any cost. */
export function unitCostOf(cost: ExactDecimal, stocked: Thousandths): Micros | null {
  if (stocked <= 0 || cost < 0) return null;
  const each = (20n * BigInt(cost) + BigInt(stocked)) / (2n * BigInt(stocked));
  return each <= MOST_UNIT_COST ? micros(Number(each)) : null;
}
