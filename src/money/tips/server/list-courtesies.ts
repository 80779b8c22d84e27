import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { readList } from "#platform/server/lists/read-list.ts";
import type { listCourtesies as definition } from "../contract/tips.ts";
import { courtesyList, courtesyListValues, courtesyWorth } from "./courtesy-list.ts";
import { resolvePeriod } from "./resolve-period.ts";

/** What was given for free in a period, a page of it, and what all of it would have come to. */
export function listCourtesies(
  ctx: StaffContext,
  query: QueryOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const { range, currency } = await resolvePeriod(tx, ctx, query);
    const page = await readList(tx, courtesyList, courtesyListValues(tx, range, query), query);
    return { ...page, ...range, worth: await courtesyWorth(tx, range), currency };
  });
}
