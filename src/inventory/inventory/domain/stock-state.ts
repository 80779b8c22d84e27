import type { Thousandths } from "#platform/domain/numbers/quantity.ts";

/** Whether there is enough of an ingredient (back-office §4). */
export const stockStates = ["in", "low", "out"] as const;
export type StockState = (typeof stockStates)[number];

/** Nothing or less is out; at or below a minimum that was set is low; else in (back-office §4, Inventory status). */
export function stockState(current: Thousandths, minimum: Thousandths): StockState {
  if (current <= 0) return "out";
  return minimum > 0 && current <= minimum ? "low" : "in";
}

/** Whether an ingredient got worse (in, low, out) from one state to the other. */
export function isWorse(before: StockState, after: StockState): boolean {
  return stockStates.indexOf(after) > stockStates.indexOf(before);
}
