import { readSettings } from "#core/settings/server/public.ts";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { readList } from "#platform/server/lists/read-list.ts";
import type { listStockCounts } from "../contract/stock-counts.ts";
import { countList, countListValues } from "./count-list.ts";

/** A page of the counts. */
export function listCounts(
  ctx: StaffContext,
  query: QueryOf<typeof listStockCounts>,
): Promise<ResponseOf<typeof listStockCounts>> {
  return ctx.inTenant(async (tx) => {
    const settings = await readSettings(tx, ctx.now);
    const page = await readList(tx, countList, countListValues(tx, query, settings), query);
    return { ...page, currency: settings.currency };
  });
}
