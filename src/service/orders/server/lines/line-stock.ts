import { type RecipeItem, requiredQuantities } from "#inventory/inventory/domain/recipe.ts";
import type { HeldStock } from "#inventory/inventory/domain/split-held-stock.ts";
import type { StockChange } from "#inventory/inventory/domain/stock-movement.ts";
import { moveStock } from "#inventory/inventory/server/public.ts";
import { recipesOf } from "#menu/menu/server/public.ts";
import { type MenuItemId, type OrderId, toId } from "#platform/domain/ids.ts";
import { type Thousandths, thousandths } from "#platform/domain/numbers/quantity.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { StockEffect } from "../../domain/line-status.ts";
import type { LineRow } from "../reading/order-queries.ts";

/** Tells whether the line's ingredients are taken out of stock (migration 0006 says what null means). */
export function holdsStock(line: LineRow): boolean {
  return line.stock_held === null ? line.status !== "cancelled" : Object.keys(line.stock_held).length > 0;
}

interface StockMove {
  readonly line: LineRow;
  readonly effect: StockEffect;
}

/**
 * Returns or takes the ingredients of lines whose order is locked, and says what each line holds afterwards. It
 * returns what the line held, and takes what its recipe needs today. Refuses `insufficient_stock`.
 */
export async function moveLineStock(
  tx: Tx,
  ctx: Pick<StaffContext, "now" | "userId">,
  moves: readonly StockMove[],
): Promise<HeldStock[]> {
  const recipes = await recipesOf(
    tx,
    moves.filter(needsRecipe).map(({ line }) => line.item_id),
  );
  const held = moves.map(({ line, effect }) => heldAfter(line, effect, recipes));
  const changes = sumOfChanges(
    moves.flatMap(({ line, effect }, index) => {
      const amounts = effect === "return" ? heldNow(line, recipes) : (held[index] ?? {});
      return effect === "none" ? [] : changesOf(line.order_id, amounts, effect === "return" ? 1 : -1);
    }),
  );
  await moveStock(tx, ctx, changes, "order_cancelled");
  return held;
}

type Recipes = ReadonlyMap<MenuItemId, readonly RecipeItem[]>;

function needsRecipe({ line, effect }: StockMove): boolean {
  return effect === "take" || line.stock_held === null;
}

/** Returns what the line holds out of stock, computed from the recipe when it was never written down. */
export async function stockHeldBy(tx: Tx, line: LineRow): Promise<HeldStock> {
  if (line.stock_held !== null) return line.stock_held;
  return heldNow(line, await recipesOf(tx, [line.item_id]));
}

function heldNow(line: LineRow, recipes: Recipes): HeldStock {
  if (line.stock_held !== null) return line.stock_held;
  return line.status === "cancelled" ? {} : recipeAmounts(line, recipes);
}

function heldAfter(line: LineRow, effect: StockEffect, recipes: Recipes): HeldStock {
  if (effect === "return") return {};
  return effect === "take" ? recipeAmounts(line, recipes) : heldNow(line, recipes);
}

function recipeAmounts(line: LineRow, recipes: Recipes): HeldStock {
  const demand = {
    recipe: recipes.get(line.item_id) ?? [],
    variantId: line.variant_id,
    addonIds: line.addons.map((addon) => addon.id),
    quantity: line.quantity,
  };
  return Object.fromEntries(requiredQuantities([demand]));
}

function changesOf(orderId: OrderId, held: HeldStock, sign: 1 | -1): StockChange[] {
  return Object.entries(held).map(([itemId, quantity]) => ({
    orderId,
    itemId: toId<"InventoryItem">(Number(itemId)),
    delta: thousandths(sign * quantity),
  }));
}

/** Adds up the changes to one per order and ingredient. */
function sumOfChanges(changes: readonly StockChange[]): StockChange[] {
  const sums = new Map<string, StockChange>();
  for (const change of changes) {
    const key = `${change.orderId} ${change.itemId}`;
    const soFar: Thousandths = sums.get(key)?.delta ?? thousandths(0);
    sums.set(key, { ...change, delta: thousandths(soFar + change.delta) });
  }
  return [...sums.values()].filter((change) => change.delta !== 0);
}
