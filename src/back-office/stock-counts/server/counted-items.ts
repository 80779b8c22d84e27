import type { InventoryItemId, StockCountEntryId, StockCountId } from "#platform/domain/ids.ts";
import { type Thousandths, thousandths } from "#platform/domain/numbers/quantity.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { CountEntry, ItemEntries } from "../domain/counted-stock.ts";
import { standingEntries } from "../domain/counted-stock.ts";

/** An entry with who made it, as it was typed. */
export interface SavedEntry extends CountEntry {
  readonly id: StockCountEntryId;
  readonly itemId: InventoryItemId;
  readonly typedQuantity: Thousandths;
  readonly typedUnit: string;
  readonly savedAt: Date;
  readonly by: string;
}

export interface CountedItem extends ItemEntries {
  readonly entries: readonly SavedEntry[];
}

/** The entries of a count by ingredient, with what moved while those of one ingredient were made. */
export async function countedItems(tx: Tx, id: StockCountId): Promise<Map<InventoryItemId, CountedItem>> {
  const entries = await tx.query<SavedEntry>({
    text: `select e.id, e.inventory_item_id as "itemId", e.kind, e.quantity, e.counted_at as "countedAt", e.book,
        e.typed_quantity as "typedQuantity", e.typed_unit as "typedUnit", e.created_at as "savedAt", u.name as by
      from stock_count_entries e join users u on u.tenant_id = $1 and u.id = e.created_by
      where e.tenant_id = $1 and e.count_id = $2 order by e.id`,
    values: [tx.tenantId, id],
  });
  const byItem = Map.groupBy(entries, ({ itemId }) => itemId);
  const moved = await movedWhileCounted(tx, byItem);
  const nothing = { cameIn: thousandths(0), wentOut: thousandths(0) };
  return new Map(
    [...byItem].map(([itemId, ofItem]) => [itemId, { entries: ofItem, ...(moved.get(itemId) ?? nothing) }]),
  );
}

/**
 * How many entries a count has. None is ever changed or deleted, so as many are the same ones; the newest id would not say so:
 * ids are drawn before they are committed, and a smaller one may appear after a larger one.
 */
export function entriesVersion(items: ReadonlyMap<InventoryItemId, CountedItem>): string {
  return String([...items.values()].reduce((sum, { entries }) => sum + entries.length, 0));
}

/**
 * What purchases, adjustments and the like moved since each ingredient was counted: it may be what the difference is about,
 * such as goods whose invoice was typed after they were counted.
 */
export async function movedSince(
  tx: Tx,
  items: ReadonlyMap<InventoryItemId, CountedItem>,
): Promise<Map<InventoryItemId, Thousandths>> {
  const spans = [...items].flatMap(([itemId, { entries }]) => {
    const last = standingEntries(entries).at(-1);
    return last === undefined ? [] : [{ itemId, from: last.countedAt }];
  });
  if (spans.length === 0) return new Map();
  const rows = await tx.query<{ itemId: InventoryItemId; moved: Thousandths }>({
    text: `select span."itemId", coalesce(sum(m.quantity), 0)::bigint as moved
      from json_to_recordset($2::json) as span("itemId" bigint, "from" timestamptz)
      join stock_movements m on m.tenant_id = $1 and m.inventory_item_id = span."itemId" and m.created_at > span."from"
        and m.cause not in ('order', 'order_cancelled', 'refund')
      group by 1`,
    values: [tx.tenantId, JSON.stringify(spans)],
  });
  return new Map(rows.map(({ itemId, moved }) => [itemId, moved]));
}

type Moved = Pick<ItemEntries, "cameIn" | "wentOut">;

async function movedWhileCounted(
  tx: Tx,
  byItem: ReadonlyMap<InventoryItemId, readonly SavedEntry[]>,
): Promise<Map<InventoryItemId, Moved>> {
  const spans = [...byItem].flatMap(([itemId, entries]) => {
    const times = standingEntries(entries).map(({ countedAt }) => countedAt.getTime());
    if (times.length < 2) return [];
    return [{ itemId, from: new Date(Math.min(...times)), to: new Date(Math.max(...times)) }];
  });
  if (spans.length === 0) return new Map();
  const rows = await tx.query<Moved & { itemId: InventoryItemId }>({
    text: `select span."itemId", moved.* from json_to_recordset($2::json) as span("itemId" bigint, "from" timestamptz, "to" timestamptz)
      cross join lateral (
        select coalesce(sum(quantity) filter (where quantity > 0), 0)::bigint as "cameIn",
          coalesce(-sum(quantity) filter (where quantity < 0), 0)::bigint as "wentOut"
        from stock_movements where tenant_id = $1 and inventory_item_id = span."itemId"
          and created_at > span."from" and created_at <= span."to"
      ) moved`,
    values: [tx.tenantId, JSON.stringify(spans)],
  });
  return new Map(rows.map(({ itemId, ...moved }) => [itemId, moved]));
}
