import type { RemainingPortions } from "../../../domain/item-limits/item-limit.ts";
import type { Tx } from "../../platform/db/tx.ts";
import { changeRemaining } from "./item-limit-queries.ts";

/** Takes the portions of a new order from locked countdowns of which enough is left, and tells every till which dishes. */
export function takePortions(tx: Tx, portions: RemainingPortions): Promise<void> {
  return changeRemaining(
    tx,
    [...portions].map(([item, quantity]) => ({ item, delta: -quantity })),
  );
}
