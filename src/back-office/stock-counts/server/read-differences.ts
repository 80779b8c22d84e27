import { readSettings } from "#core/settings/server/public.ts";
import type { Micros } from "#inventory/inventory/domain/unit-cost.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { CsvFile } from "#platform/contract/lists.ts";
import type { InventoryItemId, StockCountId } from "#platform/domain/ids.ts";
import { type Thousandths, thousandths } from "#platform/domain/numbers/quantity.ts";
import { csvRows } from "#platform/server/csv/csv-cells.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import {
  type CountDifference,
  differenceColumns,
  type readCountDifferences,
} from "../contract/stock-counts.ts";
import {
  type CountedStock,
  countedStock,
  countTotals,
  differenceCost,
  postedDifference,
} from "../domain/counted-stock.ts";
import type { StockCountStatus } from "../domain/stock-count.ts";
import { type CountedItem, countedItems, countHead, entriesVersion, movedSince } from "./count-queries.ts";
import { isBlind } from "./read-sheet.ts";

type CountDifferences = ResponseOf<typeof readCountDifferences>;

/**
 * Returns the differences of a count: posted ones of a closed count, those that closing would post now, or none of a cancelled
 * count. Throws `stock_count_blind` while they are hidden.
 */
export function readDifferences(ctx: StaffContext, id: StockCountId): Promise<CountDifferences> {
  return ctx.inTenant(async (tx) => {
    tx.snapshot();
    return differencesOf(tx, id, (await readSettings(tx, ctx.now)).currency);
  });
}

/** Returns them in the caller's transaction. */
async function differencesOf(tx: Tx, id: StockCountId, currency: string): Promise<CountDifferences> {
  const count = found(await countHead(tx, id));
  if (isBlind(count)) throw new AppError("stock_count_blind");
  const counted = await countedItems(tx, id);
  const rows = await tx.query<ItemRow>({ text: ITEMS, values: [tx.tenantId, id] });
  const moved =
    count.status === "open" ? await movedSince(tx, counted) : new Map<InventoryItemId, Thousandths>();
  const items = rows.map((row) => ({
    ...itemView(row, counted.get(row.itemId), count),
    now: count.status === "open" ? row.current : null,
    moved_since: moved.get(row.itemId) ?? thousandths(0),
  }));
  const { missing, surplus, net, unknownCost } = countTotals(
    items.map(({ posted, unit_cost }) => ({ difference: posted ?? thousandths(0), unitCost: unit_cost })),
  );
  return {
    count,
    items,
    missing,
    surplus,
    net,
    unknown_cost: unknownCost,
    version: entriesVersion(counted),
    currency,
  };
}

/** An ingredient of a count with the figures of a closed one; they are null before. */
interface ItemRow {
  readonly itemId: InventoryItemId;
  readonly title: string;
  readonly unit: string;
  readonly group_title: string | null;
  readonly is_deleted: boolean;
  readonly counted: Thousandths | null;
  readonly expected: Thousandths | null;
  readonly posted: Thousandths | null;
  readonly postedCost: Micros | null;
  readonly current: Thousandths;
  readonly currentCost: Micros | null;
}

const ITEMS = `select c.inventory_item_id as "itemId", c.title, c.unit, c.group_title, c.counted, c.expected, c.posted,
    c.unit_cost_micros as "postedCost", i.archived_at is not null as is_deleted,
    i.quantity as current, i.unit_cost_micros as "currentCost"
  from stock_count_items c
  join inventory_items i on i.tenant_id = $1 and i.id = c.inventory_item_id
  where c.tenant_id = $1 and c.count_id = $2
  order by lower(c.group_title) nulls last, i.sort_title, i.id`;

interface Reading {
  readonly reviewed_at: Date | null;
  readonly status: StockCountStatus;
}

function itemView(
  row: ItemRow,
  item: CountedItem | undefined,
  { reviewed_at, status }: Reading,
): Omit<CountDifference, "now" | "moved_since"> {
  const now = item ? countedStock(item) : null;
  const stock = status === "closed" ? postedStock(row, now) : now;
  const { posted, unitCost } = movedBy(row, stock, status);
  const entries = item?.entries ?? [];
  return {
    inventory_item_id: row.itemId,
    title: row.title,
    unit: row.unit,
    group_title: row.group_title,
    is_deleted: row.is_deleted,
    counted: stock?.counted ?? null,
    expected: stock?.expected ?? null,
    difference: stock?.difference ?? null,
    posted,
    is_uncertain: stock?.isUncertain ?? false,
    is_after_review: reviewed_at !== null && entries.some(({ savedAt }) => savedAt > reviewed_at),
    unit_cost: unitCost,
    cost: posted === null ? null : differenceCost({ difference: posted, unitCost }),
    entries: entries.map(({ kind, typedQuantity, typedUnit, by, countedAt }) => ({
      kind,
      quantity: typedQuantity,
      unit: typedUnit,
      by,
      at: countedAt,
    })),
  };
}

/** Returns the quantity that a count moves and its unit cost; nothing for a cancelled count, whatever the stock is today. */
function movedBy(row: ItemRow, stock: CountedStock | null, status: StockCountStatus) {
  if (status === "cancelled") return { posted: null, unitCost: null };
  if (status === "closed") return { posted: row.posted, unitCost: row.postedCost };
  return { posted: stock && postedDifference(stock.difference, row.current), unitCost: row.currentCost };
}

/** Returns the figures stored when the count was closed. */
function postedStock({ counted, expected }: ItemRow, now: CountedStock | null): CountedStock | null {
  if (counted === null || expected === null) return null;
  return {
    counted,
    expected,
    difference: thousandths(counted - expected),
    isUncertain: now?.isUncertain ?? false,
  };
}

/** Returns the differences of a count as a CSV file. */
export async function exportDifferences(ctx: StaffContext, id: StockCountId): Promise<CsvFile> {
  const { differences, zone } = await ctx.inTenant(async (tx) => {
    tx.snapshot();
    const { currency, dayRule } = await readSettings(tx, ctx.now);
    return { differences: await differencesOf(tx, id, currency), zone: dayRule.zone };
  });
  const { number, status } = differences.count;
  const columns = differenceColumns.map((column) =>
    column.key === "posted" && status === "open"
      ? { ...column, words: "stockCounts.line.to_post" as const }
      : column,
  );
  return {
    name: ctx.say("stockCounts.line.file", { number }),
    rows: csvRows(columns, differences.items, { say: ctx.say, zone }),
  };
}
