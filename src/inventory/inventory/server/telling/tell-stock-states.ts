import { MOST_TOLD } from "#platform/contract/events.ts";
import type { InventoryItemId } from "#platform/domain/ids.ts";
import type { Thousandths } from "#platform/domain/numbers/quantity.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { isWorse, stockState } from "../../domain/stock-state.ts";
import type { LockedItem } from "../lock-items.ts";

/**
 * Tells who keeps the store room which locked ingredients are low or out now and were not before, and that there is enough
 * of others again. Nothing is read: what they were is known by whoever locked them. Silent while nothing changes its state.
 */
export function tellStockStates(
  tx: Tx,
  items: ReadonlyMap<InventoryItemId, LockedItem>,
  quantities: Iterable<readonly [id: InventoryItemId, after: Thousandths]>,
): void {
  const changed = [...quantities].flatMap(([id, after]) => {
    const item = items.get(id);
    if (item === undefined || item.isArchived) return [];
    const before = stockState(item.current, item.lowThreshold);
    const status = stockState(after, item.lowThreshold);
    return before === status ? [] : [{ id, title: item.title, before, status }];
  });
  if (changed.length === 0) return;
  const worse = changed.flatMap(({ id, title, before, status }) =>
    status !== "in" && isWorse(before, status) ? [{ id, title, status }] : [],
  );
  tx.emit({
    type: "stock_status_changed",
    worse: worse.slice(0, MOST_TOLD),
    worseCount: worse.length,
  });
}
