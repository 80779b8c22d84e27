import { decimalFromThousandths, type Thousandths } from "#platform/domain/numbers/quantity.ts";
import { formatCount } from "#platform/web/format.ts";
import { formatDecimal, formatSmallPrice } from "#platform/web/language/format-figures.ts";
import { decimalFromMicros, type Micros } from "../../domain/unit-cost.ts";
import { unitText } from "./unit-text.ts";

/** `12.5 kg`: a quantity with its unit, on one line. */
export function formatQuantity(quantity: Thousandths, unit: string): string {
  return `${formatCount(decimalFromThousandths(quantity))}\u00a0${unitText(unit)}`;
}

/** Decimals of a unit cost on the wire. */
const COST_DECIMALS = 6;

/**
 * `$6.40`; averages and costs below a cent get four significant figures: `$0.0045`, `$10.22` for 10.220281.
 */
export function formatUnitCost(cost: Micros, currency: string): string {
  const amount = decimalFromMicros(cost);
  const figures = amount === 0 ? 2 : 3 - Math.floor(Math.log10(amount));
  return formatSmallPrice(amount, currency, Math.min(COST_DECIMALS, Math.max(2, figures)));
}

/** `1,234.50`: a quantity with two decimals, half-up, for reports. */
export function formatTwoDecimals(quantity: Thousandths): string {
  return formatDecimal(Math.round(quantity / 10) / 100, 2);
}
