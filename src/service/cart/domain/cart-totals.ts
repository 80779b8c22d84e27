import { type SaleExtras, type SaleTotals, saleTotals } from "#core/pricing/domain/sale-totals.ts";
import type { PricedLine } from "#core/pricing/domain/tax-breakdown.ts";
import type { RecipeItem, StockDemand } from "#inventory/inventory/domain/recipe.ts";
import { comboShares } from "#menu/menu/domain/combo.ts";
import type { MenuItemId } from "#platform/domain/ids.ts";
import { ZERO_CENTS } from "#platform/domain/money/cents.ts";
import type { Cart, CartLine } from "./cart.ts";

/**
 * Totals of the cart. The service charge is 0 here (operations §9), because it is decided when the account is charged. Tip and
 * discount are 0 by default.
 */
export function cartTotals(cart: Cart, extras: Omit<SaleExtras, "service"> = {}): SaleTotals {
  return saleTotals(cart.lines.flatMap(pricedLines), extras);
}

/** Counts the pieces in the cart for "Enviar 3 platos a cocina"; a combo counts as one. */
export function cartPieces(cart: Cart): number {
  return cart.lines.reduce((pieces, line) => pieces + line.quantity, 0);
}

/** Counts the pieces that stations make; each part of a combo counts. */
export function dishPieces(cart: Cart): number {
  return cart.lines.reduce((pieces, line) => pieces + line.quantity * (line.parts?.length ?? 1), 0);
}

/** Returns the lines to price: the line itself, or the parts of a combo, each with its own tax and share of the price. */
export function pricedLines({ unitPrice, quantity, tax, parts }: CartLine): PricedLine[] {
  if (!parts) return [{ unitPrice, quantity, tax }];
  const shares = comboShares(unitPrice, parts);
  return parts.map((part, index) => ({
    unitPrice: shares[index] ?? ZERO_CENTS,
    quantity,
    tax: part.tax,
  }));
}

type LineWithChoices = Pick<CartLine, "menuItemId" | "variant" | "addons" | "quantity" | "parts">;

/** Returns the dishes of a line: the line itself or the parts of a combo. */
export function dishesOf({ parts, ...line }: LineWithChoices): Omit<LineWithChoices, "parts">[] {
  if (!parts) return [line];
  return parts.map(({ itemId, variant, addons }) => ({
    menuItemId: itemId,
    variant,
    addons,
    quantity: line.quantity,
  }));
}

/**
 * Returns the stock demand of the lines for `requiredQuantities`. An item without a recipe needs nothing, a combo what its parts
 * need.
 */
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
