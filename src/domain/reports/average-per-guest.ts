import { type Cents, cents } from "../money/cents.ts";
import { scaleHalfUp } from "../money/scaled-integer.ts";

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
