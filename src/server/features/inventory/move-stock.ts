import type { InventoryItemId, OrderId } from "../../../domain/ids.ts";
import { type Thousandths, thousandths } from "../../../domain/inventory/quantity.ts";
import type { Tx } from "../../platform/db/tx.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { lockStock } from "./lock-stock.ts";

/** What one order puts back (positive) or takes (negative) of one ingredient. */
export interface StockChange {
  readonly orderId: OrderId;
  readonly itemId: InventoryItemId;
  readonly delta: Thousandths;
}

/** Why ingredients come back; what is taken is always for an order. */
export type ReturnCause = "order_cancelled" | "refund";

/**
 * Puts ingredients back and takes others, with the ledger, all or none; changes of nothing are left out. Refuses
 * `insufficient_stock` when less is there than is taken, before anything is put back.
 */
export async function moveStock(
  tx: Tx,
  { now, userId }: Pick<StaffContext, "now" | "userId">,
  changes: readonly StockChange[],
  returnedBy: ReturnCause,
): Promise<void> {
  const changed = changes.filter((change) => change.delta !== 0);
  if (changed.length === 0) return;
  await lockStock(tx, takenOf(changed));
  await tx.query({
    text: MOVE_STOCK,
    values: [tx.tenantId, now, userId, JSON.stringify(changed), returnedBy],
  });
}

/** Taken of each ingredient; nothing of those that only come back, which are locked as well. */
function takenOf(changes: readonly StockChange[]): ReadonlyMap<InventoryItemId, Thousandths> {
  const taken = new Map<InventoryItemId, Thousandths>();
  for (const { itemId, delta } of changes)
    taken.set(itemId, thousandths((taken.get(itemId) ?? 0) + Math.max(0, -delta)));
  return taken;
}

const MOVE_STOCK = `with moved as (
    insert into stock_movements (tenant_id, inventory_item_id, type, quantity, cause, order_id, created_at, created_by)
    select $1, c."itemId", case when c.delta > 0 then 'IN' else 'OUT' end, c.delta,
      case when c.delta > 0 then $5::text else 'order' end, c."orderId", $2, $3
    from json_to_recordset($4::json) as c("orderId" bigint, "itemId" bigint, delta bigint)
    returning inventory_item_id, quantity
  )
  update inventory_items i set quantity = i.quantity + m.quantity, updated_at = $2
  from (select inventory_item_id, sum(quantity)::bigint as quantity from moved group by 1) m
  where i.tenant_id = $1 and i.id = m.inventory_item_id`;
