import { decimalFromThousandths, type Thousandths } from "../../../domain/inventory/quantity.ts";
import { decimalFromMicros, type Micros } from "../../../domain/inventory/unit-cost.ts";
import { formatCount, LOCALE, symbolOf } from "../format.ts";

/** `12.5 kg`: a quantity of stock with its unit, on one line. */
export function formatQuantity(quantity: Thousandths, unit: string): string {
  return `${formatCount(decimalFromThousandths(quantity))}\u00a0${unit}`;
}

/** `$6.40`, and what costs less than a cent with the figures that it has: `$0.0045`. */
export function formatUnitCost(cost: Micros, currency: string): string {
  const [whole = "0", decimals = ""] = String(decimalFromMicros(cost)).split(".");
  return `${symbolOf(currency)}${formatCount(Number(whole))}.${decimals.padEnd(2, "0")}`;
}

/** `1,234.50`: a quantity with two decimals, half-up, as reports have it. */
export function formatTwoDecimals(quantity: Thousandths): string {
  const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return new Intl.NumberFormat(LOCALE, decimals).format(Math.round(quantity / 10) / 100);
}
