import type { RecipeItem, StockDemand } from "#inventory/inventory/domain/recipe.ts";
import type { MenuItemId } from "#platform/domain/ids.ts";
import type { CartLine } from "./cart.ts";

type LineWithChoices = Pick<CartLine, "menuItemId" | "variant" | "addons" | "quantity" | "parts">;

/** What the stations make of a line: itself, or the parts of a combo. */
export function dishesOf({ parts, ...line }: LineWithChoices): Omit<LineWithChoices, "parts">[] {
  if (!parts) return [line];
  return parts.map(({ itemId, variant, addons }) => ({
    menuItemId: itemId,
    variant,
    addons,
    quantity: line.quantity,
  }));
}

/** What the lines ask of stock, for `requiredQuantities`; an item without a recipe asks nothing, a combo what its parts do. */
export function cartDemand(
  lines: readonly LineWithChoices[],
  recipes: ReadonlyMap<MenuItemId, readonly RecipeItem[]>,
): StockDemand[] {
  return lines.flatMap(dishesOf).map((line) => ({
    recipe: recipes.get(line.menuItemId) ?? [],
    variantId: line.variant?.id ?? null,
    addonIds: line.addons.map((addon) => addon.id),
    quantity: line.quantity,
  }));
}
