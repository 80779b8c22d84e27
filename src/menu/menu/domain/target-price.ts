import type { PriceTax } from "#core/pricing/domain/tax-type.ts";
import { taxedAmount } from "#core/pricing/domain/taxed-amount.ts";
import { type BasisPoints, type Cents, cents } from "#platform/domain/money/cents.ts";
import { type CostedIngredient, type RecipeCost, recipeCost } from "./recipe-cost.ts";

/**
 * The lowest price on the menu at which ingredients take no more than `target` of it without tax. Null while a cost is
 * unknown, and of what costs nothing.
 */
export function targetPrice(
  { cost, unknown }: Pick<RecipeCost, "cost" | "unknown">,
  target: BasisPoints,
  tax: PriceTax,
): Cents | null {
  if (cost === null || unknown > 0 || cost <= 0) return null;
  const net = Number((BigInt(cost) * 10_000n + BigInt(target) - 1n) / BigInt(target));
  const price = tax.type === "inclusive" ? Math.floor((net * (10_000 + tax.rate)) / 10_000) - 1 : net;
  return firstWithNet(price, net, tax);
}

/** What lines cost and leave of a price under a tax, and which price would leave enough; margins in percent. */
export function costAgainstTarget(
  lines: readonly CostedIngredient[],
  { price, tax, target }: { readonly price: Cents; readonly tax: PriceTax; readonly target: BasisPoints },
) {
  const { cost, unknown, margin } = recipeCost(lines, price, tax);
  return {
    cost,
    unknown,
    margin: margin === null ? null : margin / 100,
    target_price: targetPrice({ cost, unknown }, target, tax),
    target_margin: (10_000 - target) / 100,
  };
}

/** The tax that is within a price is rounded to the cent, so that the neighbours are looked at. */
function firstWithNet(price: number, net: number, tax: PriceTax): Cents {
  let found = cents(price);
  while (taxedAmount(found, tax).net < net) found = cents(found + 1);
  return found;
}
