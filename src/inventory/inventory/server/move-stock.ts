import type { InventoryItemId } from "#platform/domain/ids.ts";
import { decimalFromThousandths, type Thousandths, thousandths } from "#platform/domain/numbers/quantity.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { findShortages, type RequiredQuantities, type Shortage, type StockLevels } from "../domain/recipe.ts";
import type { StockChange } from "../domain/stock-movement.ts";
import { lockItems } from "./lock-items.ts";
import { MOVED_AT, notifyStockStates, writeMovements } from "./write-movements.ts";

/** Reasons for stock to come back; stock is always taken for an order. */
type ReturnCause = "order_cancelled" | "refund";

/**
 * Returns and takes ingredients of orders, with the ledger, all or none; changes of 0 are left out. Throws
 * `insufficient_stock` before anything is changed. Everything moves at the average cost, which stays.
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

/**
 * Returns the quantity taken of each ingredient; 0 for those that only come back, which are locked as well.
 */
function takenOf(changes: readonly StockChange[]): ReadonlyMap<InventoryItemId, Thousandths> {
  const taken = new Map<InventoryItemId, Thousandths>();
  for (const { itemId, delta } of changes)
    taken.set(itemId, thousandths((taken.get(itemId) ?? 0) + Math.max(0, -delta)));
  return taken;
}

/**
 * Locks the ingredients of an order (`lockItems`), throws `insufficient_stock` when one does not suffice, and
 * notifies screens of those that the order makes low or out.
 */
export async function lockStock(tx: Tx, required: RequiredQuantities): Promise<void> {
  if (required.size === 0) return;
  const items = await lockItems(tx, [...required.keys()]);
  refuseShortage(required, items);
  notifyStockStates(
    tx,
    items,
    [...required].map(([id, taken]) => [id, thousandths((items.get(id)?.current ?? 0) - taken)]),
  );
}

/** Throws `insufficient_stock` with all ingredients that are short. */
function refuseShortage(required: RequiredQuantities, levels: StockLevels): void {
  const shortages = findShortages(required, levels);
  const [shortage] = shortages;
  if (shortage) throw shortageError(shortage, shortages);
}

function shortageError(shortage: Shortage, shortages: readonly Shortage[]): AppError {
  return new AppError("insufficient_stock", {
    details: {
      ingredient: shortage.title,
      inventoryItemId: shortage.inventoryItemId,
      required: decimalFromThousandths(shortage.required),
      available: decimalFromThousandths(shortage.available),
      ingredientIds: shortages.map(({ inventoryItemId }) => inventoryItemId),
    },
  });
}

/**
 * The part of an order's statement that takes its ingredients, locked and sufficient, out of stock, so that an order
 * stays one statement. It refers to `sent`, the order with its `id`, and to these parameters: `$1` the tenant, `$3`
 * the moment, `$5` the person, `$12` the ingredients as `[{ id, quantity }]` in thousandths, each once.
 */
export const takeStockSql = `taken as (
  update inventory_items i set quantity = i.quantity - need.quantity, sold_total = i.sold_total + need.quantity,
    updated_at = ${MOVED_AT}
  from sent, json_to_recordset($12::json) as need(id bigint, quantity bigint)
  where i.tenant_id = $1 and i.id = need.id
  returning i.id, need.quantity as taken, sent.id as order_id, i.updated_at, i.unit_cost_micros, i.quantity, i.in_total,
    i.wastage_total, i.sold_total, i.lost_total
), movements as (
  insert into stock_movements (tenant_id, inventory_item_id, type, quantity, cause, order_id, created_at, created_by,
    unit_cost_micros, quantity_after, in_total, wastage_total, sold_total, lost_total)
  select $1, id, 'OUT', -taken, 'order', order_id, updated_at, $5,
    unit_cost_micros, quantity, in_total, wastage_total, sold_total, lost_total
  from taken
)`;
