import type { MenuItemId } from "../ids.ts";
import type { RecipeItem, StockDemand } from "../inventory/recipe.ts";
import type { CartLine } from "./cart.ts";

type LineWithChoices = Pick<CartLine, "menuItemId" | "variant" | "addons" | "quantity">;

/** What the lines ask of stock, for `requiredQuantities`; an item without a recipe asks nothing. */
export function cartDemand(
  lines: readonly LineWithChoices[],
  recipes: ReadonlyMap<MenuItemId, readonly RecipeItem[]>,
): StockDemand[] {
  return lines.map((line) => ({
    recipe: recipes.get(line.menuItemId) ?? [],
    variantId: line.variant?.id ?? null,
    addonIds: line.addons.map((addon) => addon.id),
    quantity: line.quantity,
  }));
}
