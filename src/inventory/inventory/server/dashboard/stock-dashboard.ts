import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { listSource, listValues } from "#platform/server/lists/list-source.ts";
import { readList } from "#platform/server/lists/read-list.ts";
import { searchPattern } from "#platform/server/lists/search-sql.ts";
import type {
  readInventoryDashboard as definition,
  ItemMovements,
  ItemUsage,
} from "../../contract/stock-dashboard.ts";
import { stockPeriod } from "../stock-period.ts";
import { TOTALS_AT } from "../totals-at-sql.ts";

type DashboardRow = ItemMovements & ItemUsage;

const gained = (total: string) => `coalesce(until.${total}, 0) - coalesce(since.${total}, 0)`;

/** Ingredients whose title fits $2 and that were there in the period, with what moved from $3 until before $4: two movements say it, however many there were. */
const movedItems = listSource<DashboardRow>()({
  id: "i.id",
  from: "inventory_items i",
  where: `i.tenant_id = $1 and (i.archived_at is null or i.archived_at >= $3::timestamptz) and ($2::text is null or i.sort_title like $2)
    and $4::timestamptz is not null`,
  sorts: { title: { by: "i.sort_title", type: "text", index: "inventory_items_ever_by_title" } },
  columns: columnsOf<DashboardRow>({
    inventory_item_id: "i.id",
    title: "i.title",
    unit: "i.unit",
    total_in: gained("in_total"),
    total_out: `(${gained("in_total")}) - (${gained("wastage_total")}) - (${gained("quantity_after")})`,
    total_wastage: gained("wastage_total"),
    total_usage: gained("sold_total"),
    current_stock: "i.quantity",
    min_quantity_threshold: "i.min_quantity_threshold",
    status: "i.status",
    is_deleted: "i.archived_at is not null",
  }),
  details: `cross join lateral (select * from inventory_items where tenant_id = $1 and id = page.id offset 0) i
    left join lateral (select t.* from (select page.id as item, $3::timestamptz as at) moment, lateral (${TOTALS_AT}) t)
      since on true
    left join lateral (select t.* from (select page.id as item, $4::timestamptz as at) moment, lateral (${TOTALS_AT}) t)
      until on true`,
});

/** What moved of each ingredient in a period, and what was used of it beside what is there: a page of both, or of one. */
export function readInventoryDashboard(
  ctx: StaffContext,
  query: QueryOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const { range, between } = await stockPeriod(tx, ctx, query);
    const values = listValues(tx, searchPattern(query.q), ...between);
    const { rows, ...page } = await readList(tx, movedItems, values, query);
    return {
      ...page,
      cummulativeInventoryMovements: query.table === "usage" ? [] : rows,
      inventoryUsageVSCurrentStock: query.table === "movements" ? [] : rows,
      ...range,
    };
  });
}
