import type { PriceTax } from "#core/pricing/domain/tax-type.ts";
import { taxedAmount } from "#core/pricing/domain/taxed-amount.ts";
import { costOf, type Micros } from "#inventory/inventory/domain/unit-cost.ts";
import type { AddonId, VariantId } from "#platform/domain/ids.ts";
import { type Cents, subtractCents } from "#platform/domain/money/cents.ts";
import { scaleHalfUp } from "#platform/domain/money/scaled-integer.ts";
import type { Thousandths } from "#platform/domain/numbers/quantity.ts";

/** A line of a recipe with what a unit of its ingredient costs; null when nobody has told yet. */
export interface CostedIngredient {
  readonly variantId: VariantId | null;
  readonly addonId: AddonId | null;
  readonly quantity: Thousandths;
  readonly unitCost: Micros | null;
}

/** What something sold takes from stock, in money, and what of its price without tax is left. */
export interface RecipeCost {
  /** Of the ingredients whose cost is known; null when there is no recipe or no cost is known. */
  readonly cost: Cents | null;
  /** Ingredients whose cost is not known. */
  readonly unknown: number;
  /** Basis points of the price without tax; below 0 when it is sold at a loss. Null while a cost is unknown or the price is 0. */
  readonly margin: number | null;
}

/** Cost and margin of lines of a recipe that are sold at `price` under `tax`. */
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

/** What an item takes by itself, without any choice. */
export function baseLines<Line extends CostedIngredient>(lines: readonly Line[]): Line[] {
  return lines.filter((line) => line.variantId === null && line.addonId === null);
}

/** What an item takes when a variant of it is chosen: its base and the variant's. */
export function variantLines<Line extends CostedIngredient>(lines: readonly Line[], id: VariantId): Line[] {
  return lines.filter((line) => line.addonId === null && (line.variantId === null || line.variantId === id));
}

/** What an add-on takes beside the item. */
export function addonLines<Line extends CostedIngredient>(lines: readonly Line[], id: AddonId): Line[] {
  return lines.filter((line) => line.addonId === id);
}
