import type { InventoryItemId, StockCountEntryId, StockCountId } from "#platform/domain/ids.ts";
import { type Thousandths, thousandths } from "#platform/domain/numbers/quantity.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StockCount } from "../contract/stock-counts.ts";
import { type CountEntry, effectiveEntries, type ItemEntries } from "../domain/counted-stock.ts";
import type { StockCountStatus } from "../domain/stock-count.ts";

/** A count locked until the end of the transaction. */
interface LockedCount {
  readonly title: string;
  readonly number: number;
  readonly status: StockCountStatus;
  readonly started_at: Date;
  readonly is_blind: boolean;
  readonly reviewed_at: Date | null;
}

/** Locks a count, open or ended. Throws `not_found`. */
export async function lockCount(
  tx: Tx,
  id: StockCountId,
  strength: "share" | "update",
): Promise<LockedCount> {
  const query = sqlOf
    .selectFrom("stock_counts")
    .select(["title", "number", "status", "started_at", "is_blind", "reviewed_at"])
    .where("tenant_id", "=", tx.tenantId)
    .where("id", "=", id);
  return found(await tx.first(strength === "share" ? query.forShare() : query.forUpdate()));
}

/**
 * Locks an open count: `share` for entries, which may run side by side, `update` for what ends it, which waits for them. Locked
 * before ingredients (docs/decisions/0025). Throws `not_found`, and `stock_count_ended` once it is closed or cancelled.
 */
export async function lockOpenCount(
  tx: Tx,
  id: StockCountId,
  strength: "share" | "update",
): Promise<LockedCount> {
  const count = await lockCount(tx, id, strength);
  if (count.status !== "open") throw new AppError("stock_count_ended");
  return count;
}

/** Columns of a count `s` for lists and its page. */
export const countColumns = columnsOf<StockCount>({
  id: "s.id",
  number: "s.number",
  title: "s.title",
  status: "s.status",
  selection: "s.selection",
  group_title: "s.group_title",
  is_blind: "s.is_blind",
  note: "s.note",
  started_at: "s.started_at",
  started_by: "starter.name",
  ended_at: "s.ended_at",
  ended_by: "ender.name",
  items: "sheet.items",
  counted: "entered.counted",
});

/** Joins for `countColumns`. An ingredient is counted unless its newest entry cleared it. */
export const COUNT_JOINS = `join users starter on starter.tenant_id = $1 and starter.id = s.started_by
    left join users ender on ender.tenant_id = $1 and ender.id = s.ended_by
    cross join lateral (
      select count(*)::integer as items from stock_count_items where tenant_id = $1 and count_id = s.id
    ) sheet
    cross join lateral (
      select count(*) filter (where newest.kind <> 'clear')::integer as counted from (
        select distinct on (inventory_item_id) kind from stock_count_entries
        where tenant_id = $1 and count_id = s.id order by inventory_item_id, id desc
      ) newest
    ) entered`;

/** A count with the fields that only its own page needs. */
export interface CountHead extends StockCount {
  readonly reviewed_at: Date | null;
  readonly reason: string | null;
  /** Name of the person who approved an increase of stock: the one who closed it, if they were allowed to. */
  readonly approved_by: string | null;
}

/** Returns one count; undefined when there is none. */
export async function countHead(tx: Tx, id: StockCountId): Promise<CountHead | undefined> {
  const [head] = await tx.query<CountHead>({
    text: `select ${countColumns}, s.reviewed_at, s.reason, coalesce(approver.name, case when s.reason is not null then ender.name end) as approved_by
      from stock_counts s ${COUNT_JOINS}
      left join users approver on approver.tenant_id = $1 and approver.id = s.approver_id
      where s.tenant_id = $1 and s.id = $2`,
    values: [tx.tenantId, id],
  });
  return head;
}

/** Ends a count and frees its ingredients for another one. */
export async function freeItems(tx: Tx, id: StockCountId): Promise<void> {
  await tx.run(
    sqlOf
      .updateTable("stock_count_items")
      .set({ is_open: false })
      .where("tenant_id", "=", tx.tenantId)
      .where("count_id", "=", id),
  );
}

/** Result of closing for one ingredient, as it is stored. */
interface ClosedRow {
  readonly id: InventoryItemId;
  readonly counted: number;
  readonly expected: number;
  readonly posted: number;
  readonly unitCost: number | null;
}

export async function storeResults(tx: Tx, id: StockCountId, rows: readonly ClosedRow[]): Promise<void> {
  await tx.query({
    text: `update stock_count_items i set counted = r.counted, expected = r.expected, posted = r.posted,
        unit_cost_micros = r."unitCost"
      from json_to_recordset($3::json) as r(id bigint, counted bigint, expected bigint, posted bigint, "unitCost" bigint)
      where i.tenant_id = $1 and i.count_id = $2 and i.inventory_item_id = r.id`,
    values: [tx.tenantId, id, JSON.stringify(rows)],
  });
}

/** An entry with its author and its quantity as typed. */
interface SavedEntry extends CountEntry {
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

/** Returns the entries of a count by ingredient, with the movements between the entries of each. */
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
 * Returns the number of entries as their version: entries are never changed or deleted, so an equal number means equal entries.
 * The newest id would not do, because ids are drawn before the commit and a smaller one may appear after a larger one.
 */
export function entriesVersion(items: ReadonlyMap<InventoryItemId, CountedItem>): string {
  return String([...items.values()].reduce((sum, { entries }) => sum + entries.length, 0));
}

/**
 * Returns the quantities that purchases, adjustments and the like moved since each ingredient was counted. They may explain a
 * difference: goods whose invoice was typed after they were counted.
 */
export async function movedSince(
  tx: Tx,
  items: ReadonlyMap<InventoryItemId, CountedItem>,
): Promise<Map<InventoryItemId, Thousandths>> {
  const spans = [...items].flatMap(([itemId, { entries }]) => {
    const last = effectiveEntries(entries).at(-1);
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
    const times = effectiveEntries(entries).map(({ countedAt }) => countedAt.getTime());
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
