import type { Micros } from "#inventory/inventory/domain/unit-cost.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { decimalFromExact, type ExactDecimal } from "#platform/domain/money/exact-decimal.ts";
import { scaleHalfUp } from "#platform/domain/money/scaled-integer.ts";
import { decimalFromThousandths, type Thousandths } from "#platform/domain/numbers/quantity.ts";
import { formatAmount, formatCount } from "#platform/web/format.ts";
import { formatSmallPrice } from "#platform/web/language/format-figures.ts";

/** Writes a quantity: "1.5". */
export const quantityText = (quantity: Thousandths): string => formatCount(decimalFromThousandths(quantity));

/** Writes a factor or a figure of the document with all its decimals. */
export const exactText = (amount: ExactDecimal): string => String(decimalFromExact(amount));

/** Rounds to the cent, half-up. */
export const exactAmountText = (amount: ExactDecimal, currency: string): string =>
  formatAmount(cents(scaleHalfUp(amount, 1, 1_000_000)), currency);

/** Writes the price of the document's unit with all its decimals, at least two. */
export const priceText = (price: ExactDecimal, currency: string): string =>
  formatSmallPrice(decimalFromExact(price), currency, 8);

/** Writes the cost of a unit in stock with at least two decimals, and with more for costs below a dollar. */
export function unitCostText(cost: Micros, currency: string): string {
  const decimals = cost < MICROS_IN_WHOLE ? 6 : 4;
  return formatSmallPrice(cost / MICROS_IN_WHOLE, currency, decimals);
}

const MICROS_IN_WHOLE = 1_000_000;
