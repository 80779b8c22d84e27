import type { PriceTax } from "#core/pricing/domain/tax-type.ts";
import type { Micros } from "#inventory/inventory/domain/unit-cost.ts";
import type { InventoryItemId } from "#platform/domain/ids.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { type CostedIngredient, type RecipeCost, recipeCost } from "./recipe-cost.ts";

/** A line of a recipe that says which ingredient it takes. */
export interface RecipeIngredient extends CostedIngredient {
  readonly ingredientId: InventoryItemId;
}

/** What a unit of an ingredient cost before and costs now. */
export interface CostChange {
  readonly before: Micros;
  readonly after: Micros;
}
export type CostChanges = ReadonlyMap<InventoryItemId, CostChange>;

/** What is sold: its lines (`baseLines`, `variantLines`, `addonLines`) and its price. */
export interface SoldRecipe {
  readonly lines: readonly RecipeIngredient[];
  readonly price: Cents;
  readonly tax: PriceTax;
}

/** Cost and margin of what is sold with the ingredients' costs of before and of now. */
export interface EatenMargin {
  readonly before: RecipeCost;
  readonly after: RecipeCost;
}

/**
 * What dearer ingredients eat of what is sold, all else at what it costs now. Null when they cost it no cent more: none
 * of them is in it, others became cheaper by as much, or it takes too little of them.
 */
export function eatenMargin({ lines, price, tax }: SoldRecipe, changes: CostChanges): EatenMargin | null {
  const costed = (when: keyof CostChange) =>
    recipeCost(
      lines.map((line) => ({ ...line, unitCost: changes.get(line.ingredientId)?.[when] ?? line.unitCost })),
      price,
      tax,
    );
  const before = costed("before");
  const after = costed("after");
  return (after.cost ?? 0) > (before.cost ?? 0) ? { before, after } : null;
}
