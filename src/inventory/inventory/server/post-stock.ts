import type { InventoryItemId } from "#platform/domain/ids.ts";
import { type Thousandths, thousandths } from "#platform/domain/numbers/quantity.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { averageCostWith, averageCostWithout } from "../domain/average-cost.ts";
import { movementTypeOf, type StockPosting } from "../domain/stock-movement.ts";
import type { Micros } from "../domain/unit-cost.ts";
import { lockItems } from "./lock-items.ts";
import { type DecidedMovement, writeMovements } from "./write-movements.ts";

/** The stock of an ingredient before and after the posting. */
interface PostedItem {
  readonly itemId: InventoryItemId;
  readonly before: { readonly quantity: Thousandths; readonly averageCost: Micros | null };
  readonly after: { readonly quantity: Thousandths; readonly averageCost: Micros | null };
}

/**
 * Posts movements of purchases, counts, wastage, adjustments and openings inside the caller's transaction: locks the
 * ingredients, writes the movements in their order and updates the moving average. Movements of 0 are left out. The
 * caller has made sure, under `lockItems`, that nothing goes below 0; here that is a fault. Throws `not_found` for an
 * unknown ingredient; a deleted one still moves.
 */
export async function postStock(
  tx: Tx,
  ctx: Pick<StaffContext, "now" | "userId">,
  postings: readonly StockPosting[],
): Promise<PostedItem[]> {
  const changed = postings.filter(({ delta }) => delta !== 0);
  if (changed.length === 0) return [];
  const items = await lockItems(
    tx,
    changed.map(({ itemId }) => itemId),
  );
  const posted = new Map<InventoryItemId, PostedItem>();
  const movements = changed.map((posting): DecidedMovement => {
    const item = found(items.get(posting.itemId));
    const start = { quantity: item.current, averageCost: item.averageCost };
    const { before, after: stock } = posted.get(item.id) ?? { before: start, after: start };
    const averageAfter = averageAfterPosting(stock, posting);
    const after = { quantity: thousandths(stock.quantity + posting.delta), averageCost: averageAfter };
    posted.set(item.id, { itemId: item.id, before, after });
    // The share is not stored.
    const { left: _, ...written } = posting;
    return {
      ...written,
      type: movementTypeOf(posting),
      unitCost: posting.unitCost ?? stock.averageCost,
      averageAfter,
    };
  });
  await writeMovements(tx, ctx, items, movements);
  tx.emit({ type: "inventory_changed" });
  return [...posted.values()];
}

function averageAfterPosting(
  stock: PostedItem["after"],
  { delta, cause, unitCost = null, left }: StockPosting,
): Micros | null {
  if (delta > 0) return averageCostWith(stock, { quantity: delta, unitCost });
  if (cause !== "purchase_cancelled") return stock.averageCost;
  const returned = { quantity: thousandths(-delta), unitCost };
  return averageCostWithout(stock, left === undefined ? returned : { ...returned, left });
}
