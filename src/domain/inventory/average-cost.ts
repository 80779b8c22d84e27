import type { Thousandths } from "./quantity.ts";
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

/**
 * The average after a purchase, or a part of one, was taken back: its goods leave at what they were bought for, not at the
 * average, so that a purchase and its cancelling leave the cost as it was. Where nothing is left, or what is left would
 * be worth less than nothing because the goods were used at another average meanwhile, the average stays.
 */
export function averageCostWithout(stock: CostedStock, returned: CostedMove): Micros | null {
  const { quantity, averageCost } = stock;
  if (averageCost === null || returned.unitCost === null || returned.quantity <= 0) return averageCost;
  const left = quantity - returned.quantity;
  if (left <= 0) return averageCost;
  const worth =
    BigInt(quantity) * BigInt(averageCost) - BigInt(returned.quantity) * BigInt(returned.unitCost);
  return worth < 0n ? averageCost : micros(Number(halfUp(worth, BigInt(left))));
}

/**
 * The average after goods turned out to cost `more` a unit than was paid (a debit note): of what was bought then, as much as can be
 * there still bears it; what was used has left at the old cost. Below nothing, when a debit note is taken back, is nothing.
 */
export function averageCostRepriced(
  { quantity, averageCost }: CostedStock,
  bought: Thousandths,
  more: number,
): Micros | null {
  if (averageCost === null || quantity <= 0) return averageCost;
  const bearing = Math.min(quantity, bought);
  const worth = BigInt(quantity) * BigInt(averageCost) + BigInt(bearing) * BigInt(more);
  return worth <= 0n ? micros(0) : micros(Number(halfUp(worth, BigInt(quantity))));
}

function weighed(held: number, heldCost: number, received: number, receivedCost: number): Micros {
  const worth = BigInt(held) * BigInt(heldCost) + BigInt(received) * BigInt(receivedCost);
  return micros(Number(halfUp(worth, BigInt(held) + BigInt(received))));
}

/** Neither is negative. */
function halfUp(amount: bigint, over: bigint): bigint {
  return (2n * amount + over) / (2n * over);
}
