import { readSettings } from "#core/settings/server/public.ts";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { listSource, listValues } from "#platform/server/lists/list-source.ts";
import { readList } from "#platform/server/lists/read-list.ts";
import { searchPattern } from "#platform/server/lists/search-sql.ts";
import type { listInventory as listInventoryRoute } from "../contract/items.ts";
import type { StockState } from "../domain/stock-state.ts";
import { groupTitles, type IngredientRow, ingredientView, itemColumns } from "./item-rows.ts";

/** Returns a page of the ingredients, with the number of each status. */
export function listInventory(
  ctx: StaffContext,
  query: QueryOf<typeof listInventoryRoute>,
): Promise<ResponseOf<typeof listInventoryRoute>> {
  return ctx.inTenant(async (tx) => {
    const { currency } = await readSettings(tx, ctx.now);
    const { source, values } = itemListOf(tx, query);
    const { rows, ...page } = await readList(tx, source, values, query);
    const statusCounts = await countByStatus(tx);
    const groups = await groupTitles(tx);
    return {
      ...page,
      items: rows.map(ingredientView),
      statusCounts,
      groups,
      units: await unitsInUse(tx),
      currency,
    };
  });
}

async function countByStatus(tx: Tx): Promise<Record<StockState | "all", number>> {
  const rows = await tx.query<{ status: StockState; count: number }>({
    text: `select status, count(*)::integer as count from inventory_items
      where tenant_id = $1 and archived_at is null group by status`,
    values: [tx.tenantId],
  });
  const of = (status: StockState) => rows.find((row) => row.status === status)?.count ?? 0;
  const counts = { in: of("in"), low: of("low"), out: of("out") };
  return { all: counts.in + counts.low + counts.out, ...counts };
}

async function unitsInUse(tx: Tx): Promise<string[]> {
  const rows = await tx.query<{ unit: string }>({
    text: "select distinct unit from inventory_items where tenant_id = $1 and archived_at is null order by unit",
    values: [tx.tenantId],
  });
  return rows.map(({ unit }) => unit);
}

/**
 * Ingredients whose title matches the pattern $2. Each filter has a source of its own, so that an index serves its
 * pages.
 */
function itemsWith(filter: string, index: string) {
  return listSource<IngredientRow>()({
    id: "i.id",
    from: "inventory_items i",
    where: `i.tenant_id = $1 and i.archived_at is null and ($2::text is null or i.sort_title like $2) ${filter}`,
    sorts: { title: { by: "i.sort_title", type: "text", index } },
    columns: itemColumns,
    details:
      "cross join lateral (select * from inventory_items where tenant_id = $1 and id = page.id offset 0) i",
  });
}

/** All ingredients that are not deleted. */
const everyItem = itemsWith("", "inventory_items_by_title");
const ofStatus = itemsWith("and i.status = $3", "inventory_items_by_status");
const ofGroup = itemsWith(
  "and i.group_title = $3 and ($4::text is null or i.status = $4)",
  "inventory_items_by_group",
);

/** Returns the list for a query, with the values of its parameters. */
function itemListOf(tx: Tx, { q, status, group }: QueryOf<typeof listInventoryRoute>) {
  const pattern = searchPattern(q);
  const chosenStatus = status === "all" ? null : status;
  if (group !== undefined) return { source: ofGroup, values: listValues(tx, pattern, group, chosenStatus) };
  if (chosenStatus !== null) return { source: ofStatus, values: listValues(tx, pattern, chosenStatus) };
  return { source: everyItem, values: listValues(tx, pattern) };
}
