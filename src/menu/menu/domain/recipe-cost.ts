import type { PriceTax } from "#core/pricing/domain/tax-type.ts";
import { taxedAmount } from "#core/pricing/domain/taxed-amount.ts";
import { costOf, type Micros } from "#inventory/inventory/domain/unit-cost.ts";
import type { AddonId, VariantId } from "#platform/domain/ids.ts";
import { type BasisPoints, type Cents, cents, subtractCents } from "#platform/domain/money/cents.ts";
import { scaleHalfUp } from "#platform/domain/money/scaled-integer.ts";
import type { Thousandths } from "#platform/domain/numbers/quantity.ts";

/** A recipe line with the cost of one unit of its ingredient; null while unknown. */
export interface CostedIngredient {
  readonly variantId: VariantId | null;
  readonly addonId: AddonId | null;
  readonly quantity: Thousandths;
  readonly unitCost: Micros | null;
}

/** Cost of a dish's ingredients, and the margin that they leave of its price without tax. */
export interface RecipeCost {
  /** Cost of the ingredients whose cost is known; null without a recipe or any known cost. */
  readonly cost: Cents | null;
  /** Number of ingredients without a known cost. */
  readonly unknown: number;
  /**
   * Basis points of the price without tax, below 0 when it is sold at a loss. Null while a cost is unknown or the
   * price is 0.
   */
  readonly margin: number | null;
}

/** Calculates cost and margin of recipe lines that are sold at `price` under `tax`. */
export function recipeCost(lines: readonly CostedIngredient[], price: Cents, tax: PriceTax): RecipeCost {
  const known = lines.flatMap(({ quantity, unitCost }) =>
    unitCost === null ? [] : [{ quantity, unitCost }],
  );
  const unknown = lines.length - known.length;
  if (known.length === 0) return { cost: null, unknown, margin: null };
  const cost = costOf(known);
  const { net } = taxedAmount(price, tax);
  const margin = unknown > 0 || net <= 0 ? null : scaleHalfUp(subtractCents(net, cost), 10_000, net);
  return { cost, unknown, margin };
}

/** Returns the lines of the item itself, without any choice. */
export function baseLines<Line extends CostedIngredient>(lines: readonly Line[]): Line[] {
  return lines.filter((line) => line.variantId === null && line.addonId === null);
}

/** Returns the lines of an item sold in a variant: the item's own and the variant's. */
export function variantLines<Line extends CostedIngredient>(lines: readonly Line[], id: VariantId): Line[] {
  return lines.filter((line) => line.addonId === null && (line.variantId === null || line.variantId === id));
}

/** Returns the lines that an add-on takes in addition to the item's. */
export function addonLines<Line extends CostedIngredient>(lines: readonly Line[], id: AddonId): Line[] {
  return lines.filter((line) => line.addonId === id);
}

/**
 * Returns the lowest price on the menu at which the ingredients take at most `target` of the price without tax. Null
 * while a cost is unknown, and when nothing has a cost.
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

/** Returns cost, margin and target price of recipe lines at a price under a tax; margins in percent. */
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

/**
 * Finds the lowest price with this net amount. The included tax is rounded to the cent, so neighbouring prices are
 * tried too.
 */
function firstWithNet(price: number, net: number, tax: PriceTax): Cents {
  let found = cents(price);
  while (taxedAmount(found, tax).net < net) found = cents(found + 1);
  return found;
}
