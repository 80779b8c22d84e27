import type { AddonId, InventoryItemId, VariantId } from "#platform/domain/ids.ts";
import { type Thousandths, thousandths } from "#platform/domain/numbers/quantity.ts";

/**
 * An ingredient of one portion. Both ids null: the base of the item; else it is taken only when that variant or that
 * add-on is chosen (on the wire 0 stands for null).
 */
export interface RecipeItem {
  readonly variantId: VariantId | null;
  readonly addonId: AddonId | null;
  readonly inventoryItemId: InventoryItemId;
  readonly quantity: Thousandths;
}

/** Present stock of an ingredient. */
export interface StockLevel {
  readonly title: string;
  readonly current: Thousandths;
  /** At or below it the ingredient is low. */
  readonly lowThreshold: Thousandths;
}

export type StockLevels = ReadonlyMap<InventoryItemId, StockLevel>;

/** An item's recipe with the chosen variant and add-ons, each as often as it is taken, and a whole number of portions. */
export interface StockDemand {
  readonly recipe: readonly RecipeItem[];
  readonly variantId: VariantId | null;
  readonly addonIds: readonly AddonId[];
  readonly quantity: number;
}

/** Tells whether this recipe line belongs to the item itself, not to one of its variants or add-ons. */
function isBaseRecipe(item: RecipeItem): boolean {
  return item.variantId === null && item.addonId === null;
}

/** Counts how often one portion with the chosen variant and add-ons needs this recipe line: twice for a double add-on. */
function timesNeeded(item: RecipeItem, demand: StockDemand): number {
  if (item.variantId !== null && item.variantId !== demand.variantId) return 0;
  return item.addonId === null ? 1 : demand.addonIds.filter((id) => id === item.addonId).length;
}

export interface Shortage {
  readonly inventoryItemId: InventoryItemId;
  /** Title of the ingredient; empty when it is no longer in the inventory. */
  readonly title: string;
  readonly required: Thousandths;
  readonly available: Thousandths;
}

export type RequiredQuantities = ReadonlyMap<InventoryItemId, Thousandths>;

/**
 * Returns the ingredients that a whole cart takes: base, chosen variant and chosen add-ons of every line, times its
 * quantity. They are sorted by ascending id, the order in which the server locks the rows.
 */
export function requiredQuantities(demands: Iterable<StockDemand>): RequiredQuantities {
  const required = new Map<InventoryItemId, Thousandths>();
  for (const demand of demands) {
    for (const item of demand.recipe) {
      const times = timesNeeded(item, demand);
      if (times === 0) continue;
      const soFar = required.get(item.inventoryItemId) ?? 0;
      required.set(item.inventoryItemId, thousandths(soFar + item.quantity * times * demand.quantity));
    }
  }
  return new Map([...required].toSorted(([a], [b]) => a - b));
}

/**
 * Returns the ingredients of which less is in stock than required, by id. An ingredient without a level counts as
 * gone.
 */
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

/**
 * Returns the portions that the base ingredients still allow: the minimum of floor(current ÷ recipe quantity), never
 * below 0. Null when the item has no base recipe and so no limit (operations §5).
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

/** Tells whether any base ingredient is at or below its minimum: the low stock banner (operations §2, §5). */
export function isLowStock(recipe: readonly RecipeItem[], levels: StockLevels): boolean {
  return recipe.some((item) => {
    if (!isBaseRecipe(item)) return false;
    const level = levels.get(item.inventoryItemId);
    return level === undefined || level.current <= level.lowThreshold;
  });
}

/** Returns the base lines with a quantity; two lines of one ingredient are added up. */
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
