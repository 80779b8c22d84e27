import type { Micros } from "#inventory/inventory/domain/unit-cost.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { decimalFromExact, type ExactDecimal } from "#platform/domain/money/exact-decimal.ts";
import { scaleHalfUp } from "#platform/domain/money/scaled-integer.ts";
import { decimalFromThousandths, type Thousandths } from "#platform/domain/numbers/quantity.ts";
import { formatAmount, formatCount, symbolOf } from "#platform/web/format.ts";

/** Writes a quantity: "1.5". */
export const quantityText = (quantity: Thousandths): string => formatCount(decimalFromThousandths(quantity));

/** Writes a factor or a figure of the document with all its decimals. */
export const exactText = (amount: ExactDecimal): string => String(decimalFromExact(amount));

/** Rounds to the cent, half-up. */
export const exactAmountText = (amount: ExactDecimal, currency: string): string =>
  formatAmount(cents(scaleHalfUp(amount, 1, 1_000_000)), currency);

/** Writes the price of the document's unit with all its decimals, at least two. */
export const priceText = (price: ExactDecimal, currency: string): string =>
  `${symbolOf(currency)}${withTwoDecimals(decimalFromExact(price))}`;

/** Writes the cost of a unit in stock with at least two decimals, and with more for costs below a dollar. */
export function unitCostText(cost: Micros, currency: string): string {
  const decimals = cost < MICROS_IN_WHOLE ? 6 : 4;
  const rounded = Number((cost / MICROS_IN_WHOLE).toFixed(decimals));
  return `${symbolOf(currency)}${withTwoDecimals(rounded)}`;
}

const MICROS_IN_WHOLE = 1_000_000;

function withTwoDecimals(amount: number): string {
  const [whole = "0", decimals = ""] = String(amount).split(".");
  return `${whole}.${decimals.padEnd(2, "0")}`;
}
