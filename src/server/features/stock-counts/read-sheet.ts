import type { readCountSheet, SheetItem } from "../../../contract/inventory/stock-counts.ts";
import type { ResponseOf } from "../../../contract/platform/define.ts";
import type { InventoryItemId, StockCountId } from "../../../domain/ids.ts";
import { columnsOf } from "../../platform/db/columns-of.ts";
import type { Tx } from "../../platform/db/tx.ts";
import { found } from "../../platform/http/app-error.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { countHead } from "./count-queries.ts";

/** The sheet of a count, open or ended. */
export function readSheet(ctx: StaffContext, id: StockCountId): Promise<ResponseOf<typeof readCountSheet>> {
  return ctx.inTenant(async (tx) => {
    tx.snapshot();
    const count = found(await countHead(tx, id));
    return { count, items: await sheetItems(tx, id, isBlind(count)) };
  });
}

/** Whether what should be there is still hidden: until somebody looked at the differences. Cancelling reveals nothing. */
export function isBlind(count: { readonly is_blind: boolean; readonly reviewed_at: Date | null }): boolean {
  return count.is_blind && count.reviewed_at === null;
}

/** The ingredients of a sheet, or one of them, with what stands of their entries (`standingEntries` of the domain). */
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
