import type { Tx } from "../../platform/db/tx.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { lockIngredients, moveStock, type StockChange } from "./stock-queries.ts";

/** Puts ingredients of refunded dishes back, their rows locked in id order; changes of nothing are left out. */
export async function returnToStock(
  tx: Tx,
  ctx: Pick<StaffContext, "now" | "userId">,
  changes: readonly StockChange[],
): Promise<void> {
  const real = changes.filter((change) => change.delta > 0);
  if (real.length === 0) return;
  await lockIngredients(tx, [...new Set(real.map((change) => change.itemId))]);
  await moveStock(tx, ctx, real, "refund");
}
