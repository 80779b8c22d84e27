import { thousandths } from "#platform/domain/numbers/quantity.ts";
import { isBaseRecipe, type RecipeItem, type StockLevels } from "./recipe.ts";

/**
 * Portions that the base ingredients still allow: the minimum of floor(current ÷ recipe quantity), never below 0.
 * Null when the item has no base recipe and so no limit (operations §5).
 */
export function availableQuantity(recipe: readonly RecipeItem[], levels: StockLevels): number | null {
  let fewest: number | null = null;
  for (const item of baseIngredients(recipe)) {
    const current = Math.max(levels.get(item.inventoryItemId)?.current ?? 0, 0);
    const portions = Math.floor(current / item.quantity);
    fewest = fewest === null ? portions : Math.min(fewest, portions);
  }
  return fewest;
}

/** Whether any base ingredient is at or below its minimum threshold: the low stock banner (operations §2, §5). */
export function isLowStock(recipe: readonly RecipeItem[], levels: StockLevels): boolean {
  return recipe.some((item) => {
    if (!isBaseRecipe(item)) return false;
    const level = levels.get(item.inventoryItemId);
    return level === undefined || level.current <= level.lowThreshold;
  });
}

/** Base lines with a quantity, two lines of one ingredient added together. */
function baseIngredients(recipe: readonly RecipeItem[]): RecipeItem[] {
  const byIngredient = new Map<number, RecipeItem>();
  for (const item of recipe) {
    if (!isBaseRecipe(item) || item.quantity <= 0) continue;
    const known = byIngredient.get(item.inventoryItemId);
    const quantity = thousandths((known?.quantity ?? 0) + item.quantity);
    byIngredient.set(item.inventoryItemId, { ...item, quantity });
  }
  return [...byIngredient.values()];
}
