import type { Thousandths } from "#platform/domain/numbers/quantity.ts";

/** States of an ingredient's stock (back-office §4). */
export const stockStates = ["in", "low", "out"] as const;
export type StockState = (typeof stockStates)[number];

/**
 * Returns "out" for nothing or less, "low" at or below a minimum that is set, else "in" (back-office §4, Inventory
 * status).
 */
export function stockState(current: Thousandths, minimum: Thousandths): StockState {
  if (current <= 0) return "out";
  return minimum > 0 && current <= minimum ? "low" : "in";
}

/** Tells whether the second state is worse than the first, from in through low to out. */
export function isWorse(before: StockState, after: StockState): boolean {
  return stockStates.indexOf(after) > stockStates.indexOf(before);
}

interface MinimumBefore {
  readonly quantity: Thousandths;
  readonly minimum: Thousandths;
}

/**
 * Checks a changed minimum (back-office §5): it must be above 0 and not above the stock. An unchanged one may stay,
 * and an ingredient that is out and has none may get any; otherwise nobody could edit an ingredient that a purchase
 * made once it is used up.
 */
export function minimumProblem(
  minimum: Thousandths,
  { quantity, minimum: before }: MinimumBefore,
): "minimum_above_zero" | "minimum_above_stock" | null {
  if (minimum === before) return null;
  if (minimum <= 0) return "minimum_above_zero";
  const isFirstOfNothing = before === 0 && quantity <= 0;
  return minimum <= quantity || isFirstOfNothing ? null : "minimum_above_stock";
}
