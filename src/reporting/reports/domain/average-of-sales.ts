import { type Cents, cents } from "#platform/domain/money/cents.ts";
import { scaleHalfUp } from "#platform/domain/money/scaled-integer.ts";

/**
 * Returns sales after refunds by what stands beside them: orders, invoices or guests. Null where nothing was sold:
 * orders and guests that are not paid yet say nothing about it, and a day of refunds alone has no average.
 */
export function averageOfSales(amount: Cents, count: number): Cents | null {
  return count <= 0 || amount <= 0 ? null : cents(scaleHalfUp(amount, 1, count));
}
