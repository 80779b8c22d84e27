import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { readList } from "#platform/server/lists/read-list.ts";
import type { listStockLogs as definition } from "../../contract/movements.ts";
import { stockPeriod } from "../stock-period.ts";
import { movementListOf } from "./movement-list.ts";

/** A page of the movements of a period. */
export function listStockLogs(
  ctx: StaffContext,
  query: QueryOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const { range, between, currency } = await stockPeriod(tx, ctx, query);
    const { source, valuesOf } = await movementListOf(tx, query, between);
    return { ...(await readList(tx, source, valuesOf(tx), query)), ...range, currency };
  });
}
