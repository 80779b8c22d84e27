import type { AddonId, InventoryItemId, VariantId } from "#platform/domain/ids.ts";
import type { Thousandths } from "#platform/domain/numbers/quantity.ts";

/**
 * What one portion takes from stock. Both ids null: the base of the item; else it is taken only when that
 * variant or that add-on is chosen (on the wire 0 stands for null).
 */
export interface RecipeItem {
  readonly variantId: VariantId | null;
  readonly addonId: AddonId | null;
  readonly inventoryItemId: InventoryItemId;
  readonly quantity: Thousandths;
}

/** An ingredient as it is in stock now. */
export interface StockLevel {
  readonly title: string;
  readonly current: Thousandths;
  /** At or below it the ingredient is low. */
  readonly lowThreshold: Thousandths;
}

export type StockLevels = ReadonlyMap<InventoryItemId, StockLevel>;

/** What is asked for: an item's recipe with the choices made and a whole number of portions. */
export interface StockDemand {
  readonly recipe: readonly RecipeItem[];
  readonly variantId: VariantId | null;
  readonly addonIds: readonly AddonId[];
  readonly quantity: number;
}

/** Whether this recipe line belongs to the item itself and not to one of its variants or add-ons. */
export function isBaseRecipe(item: RecipeItem): boolean {
  return item.variantId === null && item.addonId === null;
}

/** Whether the choices made need this recipe line. */
export function isIngredientNeeded(item: RecipeItem, demand: StockDemand): boolean {
  if (item.variantId !== null && item.variantId !== demand.variantId) return false;
  return item.addonId === null || demand.addonIds.includes(item.addonId);
}
