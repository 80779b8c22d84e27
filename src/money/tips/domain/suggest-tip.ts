import { type BasisPoints, type Cents, percentageOf } from "#platform/domain/money/cents.ts";

/**
 * The tip the house suggests: a share of what is paid for the sale, half-up to the cent. It is an offer, never set
 * beforehand (issue "Tips"; GUIDE §12: voluntary, outside the taxable sale). Null when the restaurant suggests none.
 */
export function suggestTip(total: Cents, rate: BasisPoints | null): Cents | null {
  if (rate === null || total <= 0) return null;
  const tip = percentageOf(total, rate);
  return tip > 0 ? tip : null;
}
