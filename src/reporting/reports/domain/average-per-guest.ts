import { type Cents, cents } from "#platform/domain/money/cents.ts";
import { scaleHalfUp } from "#platform/domain/money/scaled-integer.ts";

/** What a guest paid on average, of what was sold to `count` guests. Null while nothing was: who has not paid yet says nothing of it. */
export function averagePerGuest({
  count,
  amount,
}: {
  readonly count: number;
  readonly amount: Cents;
}): Cents | null {
  return count === 0 || amount === 0 ? null : cents(scaleHalfUp(amount, 1, count));
}
