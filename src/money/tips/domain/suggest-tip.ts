import { type BasisPoints, type Cents, percentageOf } from "#platform/domain/money/cents.ts";

/**
 * Suggests a tip: a share of the sale, rounded half-up to the cent. It is an offer, never preselected (issue "Tips";
 * GUIDE §12: voluntary, outside the taxable sale). Returns null when the restaurant suggests none.
 */
export function suggestTip(total: Cents, rate: BasisPoints | null): Cents | null {
  if (rate === null || total <= 0) return null;
  const tip = percentageOf(total, rate);
  return tip > 0 ? tip : null;
}
