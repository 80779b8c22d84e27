import type { InventoryItemId } from "#platform/domain/ids.ts";
import { type Thousandths, thousandths } from "#platform/domain/numbers/quantity.ts";
import { isIngredientNeeded, type StockDemand, type StockLevels } from "./recipe.ts";

export interface Shortage {
  readonly inventoryItemId: InventoryItemId;
  /** Title of the ingredient; empty when it is no longer in the inventory. */
  readonly title: string;
  readonly required: Thousandths;
  readonly available: Thousandths;
}

export type RequiredQuantities = ReadonlyMap<InventoryItemId, Thousandths>;

/**
 * What a whole cart takes from stock: base, chosen variant and chosen add-ons of every line together, times the
 * quantity. By ingredient id ascending, which is also the order in which the server locks the rows.
 */
export function requiredQuantities(demands: Iterable<StockDemand>): RequiredQuantities {
  const required = new Map<InventoryItemId, Thousandths>();
  for (const demand of demands) {
    for (const item of demand.recipe) {
      if (!isIngredientNeeded(item, demand)) continue;
      const soFar = required.get(item.inventoryItemId) ?? 0;
      required.set(item.inventoryItemId, thousandths(soFar + item.quantity * demand.quantity));
    }
  }
  return new Map([...required].toSorted(([a], [b]) => a - b));
}

/** Ingredients of which less is there than required, by id. An ingredient without a level counts as gone. */
export function findShortages(required: RequiredQuantities, levels: StockLevels): Shortage[] {
  const shortages: Shortage[] = [];
  for (const [inventoryItemId, quantity] of required) {
    const level = levels.get(inventoryItemId);
    const available = level?.current ?? thousandths(0);
    if (quantity > 0 && available < quantity) {
      shortages.push({ inventoryItemId, title: level?.title ?? "", required: quantity, available });
    }
  }
  return shortages;
}
