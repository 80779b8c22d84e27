import type { Thousandths } from "#platform/domain/numbers/quantity.ts";
import { type Share, WHOLE_SHARE } from "./goods-left.ts";
import { type Micros, micros } from "./unit-cost.ts";

/** What is in stock and what a unit of it costs on average; null while nobody knows. */
export interface CostedStock {
  readonly quantity: Thousandths;
  readonly averageCost: Micros | null;
}

/** What comes in or is taken back, with what a unit of it cost; null for a purchase without prices. */
export interface CostedMove {
  readonly quantity: Thousandths;
  readonly unitCost: Micros | null;
}

/**
 * The moving weighted average after `received` came in: (stock × average + received × its cost) ÷ both together, half-up to a
 * millionth once. Without a cost the average stays. Where there was nothing, or its cost was unknown, it is the cost of
 * what came in: what nobody knows cannot be weighed.
 */
export function averageCostWith(stock: CostedStock, received: CostedMove): Micros | null {
  if (received.unitCost === null || received.quantity <= 0) return stock.averageCost;
  if (stock.averageCost === null || stock.quantity <= 0) return received.unitCost;
  return weighed(stock.quantity, stock.averageCost, received.quantity, received.unitCost);
}

/** Goods that go back. */
export interface ReturnedMove extends CostedMove {
  /** What of them is still among the goods in stock (`goodsLeft`); all of them when left out. */
  readonly left?: Share;
}

/**
 * The average after a purchase, or a part of one, was taken back. What of its goods is still mixed into the stock leaves at what it was
 * bought for; as much as was used of them meanwhile leaves of the other goods, at the average of these, which is what remains. So a
 * purchase and its cancelling leave the cost as it was, and no average lies beyond what the others cost. Where nothing is left,
 * or a cost that people set meanwhile would leave less than nothing, the average stays.
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
 * The average after `bearing` of the goods in stock turned out to cost `more` a unit than was paid (a debit note), or below 0 did not
 * after all: what was used has left at the old cost. Below nothing is nothing.
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

/** Neither is negative. */
function halfUp(amount: bigint, over: bigint): bigint {
  return (2n * amount + over) / (2n * over);
}
