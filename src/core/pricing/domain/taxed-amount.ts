import { type Cents, cents, subtractCents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { scaleHalfUp } from "#platform/domain/money/scaled-integer.ts";
import { unreachable } from "#platform/domain/unreachable.ts";
import type { PriceTax } from "./tax-type.ts";

/** An amount taken apart: `gross` is what the customer owes and always net + tax. */
export interface TaxedAmount {
  readonly net: Cents;
  readonly tax: Cents;
  readonly gross: Cents;
}

/**
 * Net, tax and gross of an amount at list prices, with one half-up rounding to the cent (GUIDE §8; functional
 * manual of the tax ministry §XXI). Exclusive: tax = amount × rate. Inclusive: tax = amount × rate ÷ (1 + rate),
 * and net is the rest, so that the price on the menu is the price paid. Other: no tax, whatever the rate.
 *
 * For a document apply it to the sum per tax (`taxBreakdown`), never line by line: see docs/decisions/0001.
 */
export function taxedAmount(amount: Cents, tax: PriceTax): TaxedAmount {
  switch (tax.type) {
    case "exclusive": {
      const added = cents(scaleHalfUp(amount, tax.rate, 10_000));
      return { net: amount, tax: added, gross: cents(amount + added) };
    }
    case "inclusive": {
      const contained = cents(scaleHalfUp(amount, tax.rate, 10_000 + tax.rate));
      return { net: subtractCents(amount, contained), tax: contained, gross: amount };
    }
    case "other":
      return { net: amount, tax: ZERO_CENTS, gross: amount };
    default:
      return unreachable(tax.type);
  }
}
