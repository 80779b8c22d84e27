import type { StockMovementType } from "#inventory/inventory/domain/stock-movement.ts";
import { type Micros, micros } from "#inventory/inventory/domain/unit-cost.ts";
import { type Thousandths, thousandths } from "#platform/domain/numbers/quantity.ts";

/** A movement of one ingredient. The quantity is above 0; its sign follows from the type. */
export interface ModelMovement {
  readonly type: StockMovementType;
  readonly quantity: Thousandths;
  /** Price of incoming goods; null when unknown. Outgoing goods use the average. */
  readonly unitCost: Micros | null;
}

/** An ingredient as it should be: how much, at what average, and how that came about, signed. */
export interface ModelStock {
  readonly quantity: Thousandths;
  readonly averageCost: Micros | null;
  readonly movements: readonly Thousandths[];
}

export const emptyModelStock: ModelStock = { quantity: thousandths(0), averageCost: null, movements: [] };

/**
 * The ledger in its simplest form, against which random walks compare the real one: a quantity is the sum of its movements
 * and never below 0. The same stock again when more is taken than there is.
 */
export function moveModelStock(stock: ModelStock, movement: ModelMovement): ModelStock {
  const signed = thousandths(movement.type === "IN" ? movement.quantity : -movement.quantity);
  const quantity = thousandths(stock.quantity + signed);
  if (quantity < 0) return stock;
  const averageCost = movement.type === "IN" ? averageOf(stock, movement) : stock.averageCost;
  return { quantity, averageCost, movements: [...stock.movements, signed] };
}

/** All that is there at what it cost, over all that is there: written anew, for the product's own sum is what is tested. */
function averageOf(
  { quantity, averageCost }: ModelStock,
  { quantity: more, unitCost }: ModelMovement,
): Micros | null {
  if (unitCost === null) return averageCost;
  if (averageCost === null || quantity === 0) return unitCost;
  const worth = BigInt(quantity) * BigInt(averageCost) + BigInt(more) * BigInt(unitCost);
  const all = BigInt(quantity + more);
  const [whole, rest] = [worth / all, worth % all];
  return micros(Number(rest * 2n < all ? whole : whole + 1n));
}

/** Sum of the movements: must always be the quantity. */
export function sumOfMovements(stock: ModelStock): number {
  return stock.movements.reduce((sum, moved) => sum + moved, 0);
}
