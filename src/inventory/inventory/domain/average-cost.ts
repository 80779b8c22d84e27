import type { Thousandths } from "#platform/domain/numbers/quantity.ts";
import { type Share, WHOLE_SHARE } from "./goods-left.ts";
import { type Micros, micros } from "./unit-cost.ts";

/** Stock with the average cost of one unit; null while unknown. */
export interface CostedStock {
  readonly quantity: Thousandths;
  readonly averageCost: Micros | null;
}

/** Goods that come in or go back, with their unit cost; null for a purchase without prices. */
export interface CostedMove {
  readonly quantity: Thousandths;
  readonly unitCost: Micros | null;
}

/**
 * Returns the moving weighted average after `received` came in: (stock × average + received × its cost) ÷ the total
 * quantity, rounded half-up to a millionth once. Without a cost the average stays. With an empty stock or an unknown
 * average it is the cost of what came in, because an unknown cost cannot be weighed.
 */
export function averageCostWith(stock: CostedStock, received: CostedMove): Micros | null {
  if (received.unitCost === null || received.quantity <= 0) return stock.averageCost;
  if (stock.averageCost === null || stock.quantity <= 0) return received.unitCost;
  return weighed(stock.quantity, stock.averageCost, received.quantity, received.unitCost);
}

/** Goods that go back. */
interface ReturnedMove extends CostedMove {
  /** Part of them that is still in stock (`goodsLeft`); all of them when left out. */
  readonly left?: Share;
}

/**
 * Returns the average after a purchase, or a part of one, was taken back. Its goods that are still in stock leave at
 * their purchase cost; the goods used meanwhile leave at the average of the others, which is what remains. So a
 * purchase and its cancellation leave the cost as it was, and no average lies beyond the cost of the others. When
 * nothing is left, or a cost that people set meanwhile would leave less than nothing, the average stays.
 */
export function averageCostWithout(
  stock: CostedStock,
  { quantity: returned, unitCost, left }: ReturnedMove,
): Micros | null {
  const { quantity, averageCost } = stock;
  if (averageCost === null || unitCost === null || returned <= 0 || quantity <= returned) return averageCost;
  const share = left ?? BigInt(returned) * WHOLE_SHARE;
  const others = BigInt(quantity) * WHOLE_SHARE - share;
  const worth = BigInt(quantity) * WHOLE_SHARE * BigInt(averageCost) - share * BigInt(unitCost);
  return worth < 0n || others <= 0n ? averageCost : micros(Number(halfUp(worth, others)));
}

/**
 * Returns the average after `bearing` of the goods in stock cost `more` per unit than was paid (a debit note), or
 * less when it is below 0. Used goods have left at the old cost. The average never falls below 0.
 */
export function averageCostRepriced(
  { quantity, averageCost }: CostedStock,
  bearing: Share,
  more: number,
): Micros | null {
  if (averageCost === null || quantity <= 0) return averageCost;
  const all = BigInt(quantity) * WHOLE_SHARE;
  const worth = all * BigInt(averageCost) + (bearing < all ? bearing : all) * BigInt(more);
  return worth <= 0n ? micros(0) : micros(Number(halfUp(worth, all)));
}

function weighed(held: number, heldCost: number, received: number, receivedCost: number): Micros {
  const worth = BigInt(held) * BigInt(heldCost) + BigInt(received) * BigInt(receivedCost);
  return micros(Number(halfUp(worth, BigInt(held) + BigInt(received))));
}

/** Both arguments are 0 or more. */
function halfUp(amount: bigint, over: bigint): bigint {
  return (2n * amount + over) / (2n * over);
}
