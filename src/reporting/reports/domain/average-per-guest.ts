import { type Cents, cents } from "#platform/domain/money/cents.ts";
import { scaleHalfUp } from "#platform/domain/money/scaled-integer.ts";

/**
 * Returns the average that `count` guests paid. Null without sales, because guests who have not paid yet say nothing
 * about it.
 */
export function averagePerGuest({
  count,
  amount,
}: {
  readonly count: number;
  readonly amount: Cents;
}): Cents | null {
  return count === 0 || amount === 0 ? null : cents(scaleHalfUp(amount, 1, count));
}
