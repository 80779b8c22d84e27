import { readSettings } from "#core/settings/server/public.ts";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { readList } from "#platform/server/lists/read-list.ts";
import type { listInventory as definition } from "../contract/items.ts";
import type { StockState } from "../domain/stock-state.ts";
import { groupTitles } from "./group-titles.ts";
import { itemListOf } from "./item-list.ts";
import { itemView } from "./item-rows.ts";

/** A page of the ingredients, with how many there are of each status. */
export function listInventory(
  ctx: StaffContext,
  query: QueryOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const { currency } = await readSettings(tx, ctx.now);
    const { source, values } = itemListOf(tx, query);
    const { rows, ...page } = await readList(tx, source, values, query);
    const statusCounts = await countByStatus(tx);
    const groups = await groupTitles(tx);
    return {
      ...page,
      items: rows.map(itemView),
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
