import type { Tx } from "#platform/server/db/tx.ts";
import type { RemainingPortions } from "../domain/item-limit.ts";
import { changeRemaining } from "./item-limit-queries.ts";

/** Takes the portions of a new order from locked countdowns of which enough is left, and tells every till which dishes. */
export function takePortions(tx: Tx, portions: RemainingPortions): Promise<void> {
  return changeRemaining(
    tx,
    [...portions].map(([item, quantity]) => ({ item, delta: -quantity })),
  );
}
