import type { PriceTax } from "#core/pricing/domain/tax-type.ts";
import type { Micros } from "#inventory/inventory/domain/unit-cost.ts";
import type { InventoryItemId } from "#platform/domain/ids.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { type CostedIngredient, type RecipeCost, recipeCost } from "./recipe-cost.ts";

export interface RecipeIngredient extends CostedIngredient {
  readonly ingredientId: InventoryItemId;
}

/** Cost of one unit of an ingredient, before and now. */
export interface CostChange {
  readonly before: Micros;
  readonly after: Micros;
}
export type CostChanges = ReadonlyMap<InventoryItemId, CostChange>;

/** The recipe lines (`baseLines`, `variantLines`, `addonLines`) and price of a dish. */
export interface SoldRecipe {
  readonly lines: readonly RecipeIngredient[];
  readonly price: Cents;
  readonly tax: PriceTax;
}

/** Cost and margin of a dish at the earlier and the present costs of its ingredients. */
interface MarginChange {
  readonly before: RecipeCost;
  readonly after: RecipeCost;
}

/**
 * Calculates how dearer ingredients reduce the margin of a dish; all other costs are those of now. Returns null when
 * the dish costs no cent more: it contains none of them, others became cheaper by as much, or it takes too little.
 */
export function marginChange({ lines, price, tax }: SoldRecipe, changes: CostChanges): MarginChange | null {
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
