import type { InventoryItemId, StockCountId } from "#platform/domain/ids.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StockCount } from "../contract/stock-counts.ts";
import type { StockCountStatus } from "../domain/stock-count.ts";

/** A count that is held until the end of the transaction. */
export interface LockedCount {
  readonly title: string;
  readonly number: number;
  readonly status: StockCountStatus;
  readonly started_at: Date;
  readonly is_blind: boolean;
  readonly reviewed_at: Date | null;
}

/** Holds a count, open or ended. Refuses `not_found`. */
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
 * Holds an open count: `share` for entries, which go on beside each other, `update` for what ends it, which waits for them.
 * Before ingredients (docs/decisions/0025). Refuses `not_found`, and `stock_count_ended` once it is closed or cancelled.
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

/** What a list and the page of a count say of it; `s` is the count. */
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

/** Joins for `countColumns`. An ingredient is counted unless its newest entry took back what was said. */
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

/** A count with what only its own page says. */
export interface CountHead extends StockCount {
  readonly reviewed_at: Date | null;
  readonly reason: string | null;
  /** Who let stock go up: the one who closed it when that person may. */
  readonly approved_by: string | null;
}

/** One count; undefined when there is none. */
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

/** Ends a count and lets its ingredients go into another one. */
export async function freeItems(tx: Tx, id: StockCountId): Promise<void> {
  await tx.run(
    sqlOf
      .updateTable("stock_count_items")
      .set({ is_open: false })
      .where("tenant_id", "=", tx.tenantId)
      .where("count_id", "=", id),
  );
}

/** What closing came to for one ingredient, as it is kept. */
export interface ClosedRow {
  readonly id: InventoryItemId;
  readonly counted: number;
  readonly expected: number;
  readonly posted: number;
  readonly unitCost: number | null;
}

/** Keeps what closing came to. */
export async function keepResults(tx: Tx, id: StockCountId, rows: readonly ClosedRow[]): Promise<void> {
  await tx.query({
    text: `update stock_count_items i set counted = r.counted, expected = r.expected, posted = r.posted,
        unit_cost_micros = r."unitCost"
      from json_to_recordset($3::json) as r(id bigint, counted bigint, expected bigint, posted bigint, "unitCost" bigint)
      where i.tenant_id = $1 and i.count_id = $2 and i.inventory_item_id = r.id`,
    values: [tx.tenantId, id, JSON.stringify(rows)],
  });
}
