import type { Cents } from "./cents.ts";
import { withSymbol } from "./format-money.ts";

/** An amount without the cents that are none, for the axis of a chart: "$12", "$7.50". */
export function formatWholeMoney(amount: Cents, symbol: string, locale: string): string {
  return withSymbol(amount, symbol, locale, { trailingZeroDisplay: "stripIfInteger" });
}

/** An amount in at most four signs and a word or letter for its thousands: "$12.3K". */
export function formatCompactMoney(amount: Cents, symbol: string, locale: string): string {
  const decimals = { minimumFractionDigits: 0, maximumFractionDigits: 1 };
  return withSymbol(amount, symbol, locale, { ...decimals, notation: "compact" });
}

/** A price of a small unit, with more decimals than coins have: "$0.0045". */
export function formatFinePrice(price: number, symbol: string, locale: string, decimals: number): string {
  return withSymbol(price * 100, symbol, locale, { maximumFractionDigits: decimals });
}
