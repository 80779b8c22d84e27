import { type BasisPoints, type Cents, cents } from "../money/cents.ts";
import type { PriceTax } from "../tax/tax-type.ts";
import { taxedAmount } from "../tax/taxed-amount.ts";
import type { RecipeCost } from "./recipe-cost.ts";

/** What of a price without tax the ingredients may take, in basis points: at least 5 %, at most 90 %. */
export const TARGET_FOOD_COST = { min: 500, max: 9_000 } as const;

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

/** What of a price without tax is left in percent when ingredients take `target` of it. */
export const targetMargin = (target: BasisPoints): number => (10_000 - target) / 100;

/** The tax that is within a price is rounded to the cent, so that the neighbours are looked at. */
function firstWithNet(price: number, net: number, tax: PriceTax): Cents {
  let found = cents(price);
  while (taxedAmount(found, tax).net < net) found = cents(found + 1);
  return found;
}
