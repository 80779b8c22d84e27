import type { Cents } from "#platform/domain/money/cents.ts";
import { symbolOf } from "#platform/web/format.ts";

const compact = new Intl.NumberFormat("en-US", { notation: "compact", maximumFractionDigits: 1 });

/** `$12.3K`: an amount as short as it can be read, with the symbol of its currency (back-office §9). */
export function compactAmount(amount: Cents, currency: string): string {
  return `${symbolOf(currency)}${compact.format(amount / 100)}`;
}
