import type { InventoryItemId } from "#platform/domain/ids.ts";
import { type Thousandths, thousandths } from "#platform/domain/numbers/quantity.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { StockChange } from "../domain/stock-movement.ts";
import { lockItems } from "./lock-items.ts";
import { refuseShortage } from "./lock-stock.ts";
import { writeMovements } from "./write-movements.ts";

/** Why ingredients come back; what is taken is always for an order. */
export type ReturnCause = "order_cancelled" | "refund";

/**
 * Puts ingredients of orders back and takes others, with the ledger, all or none; changes of nothing are left out. Refuses
 * `insufficient_stock` when less is there than is taken, before anything is put back. At the average, which stays.
 */
export async function moveStock(
  tx: Tx,
  ctx: Pick<StaffContext, "now" | "userId">,
  changes: readonly StockChange[],
  returnedBy: ReturnCause,
): Promise<void> {
  const changed = changes.filter((change) => change.delta !== 0);
  if (changed.length === 0) return;
  const taken = takenOf(changed);
  const items = await lockItems(tx, [...taken.keys()]);
  refuseShortage(taken, items);
  const movements = changed.map(({ orderId, itemId, delta }) => {
    const cost = required(items.get(itemId), "an ingredient of an order").averageCost;
    const way =
      delta > 0 ? ({ type: "IN", cause: returnedBy } as const) : ({ type: "OUT", cause: "order" } as const);
    return { orderId, itemId, delta, ...way, unitCost: cost, averageAfter: cost };
  });
  await writeMovements(tx, ctx, items, movements);
}

/** Taken of each ingredient; nothing of those that only come back, which are locked as well. */
function takenOf(changes: readonly StockChange[]): ReadonlyMap<InventoryItemId, Thousandths> {
  const taken = new Map<InventoryItemId, Thousandths>();
  for (const { itemId, delta } of changes)
    taken.set(itemId, thousandths((taken.get(itemId) ?? 0) + Math.max(0, -delta)));
  return taken;
}
