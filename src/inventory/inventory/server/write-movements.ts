import { MAX_NAMED } from "#platform/contract/events.ts";
import type { Id, InventoryItemId, OrderId } from "#platform/domain/ids.ts";
import type { Thousandths } from "#platform/domain/numbers/quantity.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { StockMovementCause, StockMovementType, WastageReason } from "../domain/stock-movement.ts";
import { isWorse, stockState } from "../domain/stock-state.ts";
import { type StockTotals, totalsAfter } from "../domain/stock-totals.ts";
import type { Micros } from "../domain/unit-cost.ts";
import type { LockedItem } from "./lock-items.ts";

/** A movement of a locked ingredient with the resulting average. */
export interface DecidedMovement {
  readonly itemId: InventoryItemId;
  readonly delta: Thousandths;
  readonly type: StockMovementType;
  readonly cause: StockMovementCause;
  /** Cost of one unit; null while unknown. */
  readonly unitCost: Micros | null;
  readonly averageAfter: Micros | null;
  readonly orderId?: OrderId;
  readonly purchaseId?: Id<"Purchase">;
  readonly countId?: Id<"StockCount">;
  readonly reason?: WastageReason | null;
  readonly note?: string | null;
}

/** Writes movements of locked ingredients in their order, and updates the ingredients. */
export async function writeMovements(
  tx: Tx,
  { now, userId }: Pick<StaffContext, "now" | "userId">,
  items: ReadonlyMap<InventoryItemId, LockedItem>,
  movements: readonly DecidedMovement[],
): Promise<void> {
  const after = new Map<InventoryItemId, { totals: StockTotals; average: Micros | null }>();
  const rows = movements.map((movement, no) => {
    const before =
      after.get(movement.itemId)?.totals ??
      required(items.get(movement.itemId), "a locked ingredient").totals;
    const totals = totalsAfter(before, movement);
    if (totals.quantity < 0) throw new Error(`Ingredient ${movement.itemId} would be below 0`);
    after.set(movement.itemId, { totals, average: movement.averageAfter });
    return { ...movement, no, totals };
  });
  const states = [...after].map(([itemId, state]) => ({ itemId, ...state }));
  // A new ingredient was not out before.
  const moved = new Set(movements.flatMap(({ itemId, cause }) => (cause === "opening" ? [] : [itemId])));
  notifyStockStates(
    tx,
    items,
    // Each once, however many movements it has.
    [...moved].map((itemId) => [itemId, required(after.get(itemId), "what it came to").totals.quantity]),
  );
  await tx.query({
    text: WRITE_MOVEMENTS,
    values: [tx.tenantId, userId, now, JSON.stringify(rows), JSON.stringify(states)],
  });
}

/**
 * SQL of the time at which a locked ingredient `i` moves: now, which is `$3`, but not before its last movement,
 * because a request may have waited for another one. A last movement more than a minute ahead means a clock that was
 * set back, and is ignored.
 */
export const MOVED_AT =
  "case when i.updated_at between $3 and $3::timestamptz + interval '1 minute' then i.updated_at else $3::timestamptz end";

const WRITE_MOVEMENTS = `with state as (
    select s."itemId" as id, s.average, (s.totals->>'quantity')::bigint as quantity, (s.totals->>'in')::bigint as in_total,
      (s.totals->>'wastage')::bigint as wastage_total, (s.totals->>'sold')::bigint as sold_total, (s.totals->>'lost')::bigint as lost_total
    from json_to_recordset($5::json) as s("itemId" bigint, average bigint, totals json)
  ), moved as (
    insert into stock_movements (tenant_id, inventory_item_id, type, quantity, cause, order_id, purchase_id, count_id, reason,
      note, unit_cost_micros, quantity_after, in_total, wastage_total, sold_total, lost_total, created_at, created_by)
    select $1, m."itemId", m.type, m.delta, m.cause, m."orderId", m."purchaseId", m."countId", m.reason, m.note, m."unitCost",
      (m.totals->>'quantity')::bigint, (m.totals->>'in')::bigint, (m.totals->>'wastage')::bigint,
      (m.totals->>'sold')::bigint, (m.totals->>'lost')::bigint, ${MOVED_AT}, $2
    from json_to_recordset($4::json) as m(no integer, "itemId" bigint, type text, delta bigint, cause text, "orderId" bigint,
        "purchaseId" bigint, "countId" bigint, reason text, note text, "unitCost" bigint, totals json)
      join inventory_items i on i.tenant_id = $1 and i.id = m."itemId"
    order by m.no
  ), costed as (
    insert into stock_costs (tenant_id, inventory_item_id, at, unit_cost_micros, created_by)
    select $1, i.id, ${MOVED_AT}, s.average, $2 from state s join inventory_items i on i.tenant_id = $1 and i.id = s.id
    where i.unit_cost_micros is distinct from s.average
  )
  update inventory_items i set quantity = s.quantity, in_total = s.in_total, wastage_total = s.wastage_total,
    sold_total = s.sold_total, lost_total = s.lost_total, unit_cost_micros = s.average, updated_at = ${MOVED_AT}
  from state s where i.tenant_id = $1 and i.id = s.id`;

/**
 * Notifies the store keepers of locked ingredients that have become low or out, and of those that are in stock again.
 * It reads nothing: the caller knows their earlier states from the lock. Sends nothing while no state changes.
 */
export function notifyStockStates(
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
    worse: worse.slice(0, MAX_NAMED),
    worseCount: worse.length,
  });
}
