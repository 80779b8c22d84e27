import type { PricedLine } from "#core/pricing/domain/tax-breakdown.ts";
import { comboShares } from "#menu/menu/domain/combo.ts";
import { ZERO_CENTS } from "#platform/domain/money/cents.ts";
import type { CartLine } from "./cart.ts";

/** What a line is sold as: itself, or the parts of a combo, each with its own tax and its share of the price. */
export function soldLines({ unitPrice, quantity, tax, parts }: CartLine): PricedLine[] {
  if (!parts) return [{ unitPrice, quantity, tax }];
  const shares = comboShares(unitPrice, parts);
  return parts.map((part, index) => ({
    unitPrice: shares[index] ?? ZERO_CENTS,
    quantity,
    tax: part.tax,
  }));
}
