import { type Cents, cents } from "#platform/domain/money/cents.ts";

/** Returns the sale with tax: it includes the withheld amount and excludes the tip, unlike `payableTotal`. */
export function soldTotal(receipt: {
  readonly payableTotal: Cents;
  readonly tipTotal: Cents;
  readonly withheldTotal: Cents;
}): Cents {
  return cents(receipt.payableTotal + receipt.withheldTotal - receipt.tipTotal);
}
