import type { TableId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { selectOpenOrdersAt } from "./table-queries.ts";

/**
 * Tells everybody who shows tables that these have changed: plans, tills, and the cards and tickets of what is open at
 * them, which say their names.
 */
export async function tellTables(tx: Tx, ids: readonly TableId[]): Promise<void> {
  tx.emit({ type: "floor_changed" });
  tx.emit({ type: "menu_changed" });
  const orderIds = await selectOpenOrdersAt(tx, ids);
  if (orderIds.length > 0) tx.emit({ type: "order_update", orderIds });
}
