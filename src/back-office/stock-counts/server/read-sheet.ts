import type { ResponseOf } from "#platform/contract/define.ts";
import type { InventoryItemId, StockCountId } from "#platform/domain/ids.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { found, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { readCountSheet, SheetItem } from "../contract/stock-counts.ts";
import { type CountHead, countHead } from "./count-queries.ts";

/** Returns the sheet of a count, open or ended. */
export function readSheet(ctx: StaffContext, id: StockCountId): Promise<ResponseOf<typeof readCountSheet>> {
  return ctx.inTenant(async (tx) => {
    tx.snapshot();
    const count = found(await countHead(tx, id));
    const items = await sheetItems(tx, id, isBlind(count));
    return { count: { ...count, added_since: await addedSince(tx, count) }, items };
  });
}

/** Counts the ingredients of the selection that were created after the sheet and are in no other count. */
async function addedSince(
  tx: Tx,
  { id, status, selection, group_title, started_at }: CountHead,
): Promise<number> {
  if (status !== "open" || selection === "items") return 0;
  const [row] = await tx.query<{ added: number }>({
    text: `select count(*)::integer as added from inventory_items i
      where i.tenant_id = $1 and i.archived_at is null and ($3::text is null or i.group_title = $3)
        and not exists (select from stock_count_items c join stock_counts s on s.tenant_id = $1 and s.id = c.count_id
          where c.tenant_id = $1 and c.inventory_item_id = i.id
            and (s.id = $2 or s.status = 'open' or s.ended_at > $4))`,
    values: [tx.tenantId, id, group_title, started_at],
  });
  return required(row, "a sum").added;
}

/**
 * Tells whether the expected quantities are still hidden: until somebody looks at the differences. Cancelling does not reveal
 * them.
 */
export function isBlind(count: { readonly is_blind: boolean; readonly reviewed_at: Date | null }): boolean {
  return count.is_blind && count.reviewed_at === null;
}

/** Reads the ingredients of a sheet, or one of them, with their effective entries (`effectiveEntries` of the domain). */
export function sheetItems(
  tx: Tx,
  id: StockCountId,
  blind: boolean,
  itemId: InventoryItemId | null = null,
): Promise<SheetItem[]> {
  return tx.query<SheetItem>({ text: SHEET_ITEMS, values: [tx.tenantId, id, blind, itemId] });
}

const sheetColumns = columnsOf<SheetItem>({
  inventory_item_id: "c.inventory_item_id",
  title: "c.title",
  unit: "c.unit",
  packages: `coalesce((select json_agg(json_build_object('name', name, 'factor', factor) order by name, factor) from (
      select distinct name, factor from purchase_units
      where tenant_id = $1 and inventory_item_id = c.inventory_item_id) bought), '[]')`,
  group_title: "c.group_title",
  is_deleted: "i.archived_at is not null",
  book: "case when $3::boolean then null else i.quantity end",
  counted: "standing.counted",
  places: "coalesce(standing.places, 0)",
  last_entry: "newest.id",
  counted_by: "case when standing.counted is not null then u.name end",
  counted_at: "case when standing.counted is not null then newest.counted_at end",
});

const OF_ITEM = "tenant_id = $1 and count_id = $2 and inventory_item_id = c.inventory_item_id";

const SHEET_ITEMS = `select ${sheetColumns}
  from stock_count_items c
  join inventory_items i on i.tenant_id = $1 and i.id = c.inventory_item_id
  left join lateral (
    select id, counted_at, created_by from stock_count_entries where ${OF_ITEM} order by id desc limit 1
  ) newest on true
  left join lateral (
    select sum(quantity)::bigint as counted, count(*)::integer as places from stock_count_entries
    where ${OF_ITEM} and kind <> 'clear' and id >= coalesce(
      (select id from stock_count_entries where ${OF_ITEM} and kind <> 'add' order by id desc limit 1), 0)
  ) standing on newest.id is not null
  left join users u on u.tenant_id = $1 and u.id = newest.created_by
  where c.tenant_id = $1 and c.count_id = $2 and ($4::bigint is null or c.inventory_item_id = $4)
  order by lower(c.group_title) nulls last, i.sort_title, i.id`;
