import type { Micros } from "#inventory/inventory/domain/unit-cost.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { decimalFromExact, type ExactDecimal } from "#platform/domain/money/exact-decimal.ts";
import { scaleHalfUp } from "#platform/domain/money/scaled-integer.ts";
import { decimalFromThousandths, type Thousandths } from "#platform/domain/numbers/quantity.ts";
import { formatAmount, formatCount, symbolOf } from "#platform/web/format.ts";

/** A quantity as it is said: "1.5". */
export const quantityText = (quantity: Thousandths): string => formatCount(decimalFromThousandths(quantity));

/** A factor, or a figure of the document: all its decimals. */
export const exactText = (amount: ExactDecimal): string => String(decimalFromExact(amount));

/** Half-up to the cent. */
export const exactAmountText = (amount: ExactDecimal, currency: string): string =>
  formatAmount(cents(scaleHalfUp(amount, 1, 1_000_000)), currency);

/** What a unit of the document costs: all its decimals, two at least. */
export const priceText = (price: ExactDecimal, currency: string): string =>
  `${symbolOf(currency)}${withTwoDecimals(decimalFromExact(price))}`;

/** What a unit in stock costs: two decimals at least, and as many as say something of what costs less than a dollar. */
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
