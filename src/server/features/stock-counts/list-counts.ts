import type { listStockCounts } from "../../../contract/inventory/stock-counts.ts";
import type { QueryOf, ResponseOf } from "../../../contract/platform/define.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { readList } from "../../platform/lists/read-list.ts";
import { readSettings } from "../settings/public.ts";
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
