import { type Cents, cents } from "#platform/domain/money/cents.ts";

/** What was sold, tax included: with what the buyer kept back of it and without the tip, unlike what is to be paid. */
export function soldTotal(receipt: {
  readonly payableTotal: Cents;
  readonly tipTotal: Cents;
  readonly withheldTotal: Cents;
}): Cents {
  return cents(receipt.payableTotal + receipt.withheldTotal - receipt.tipTotal);
}
