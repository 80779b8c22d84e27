import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { readTips as definition } from "../contract/tips.ts";
import { tipReport } from "../domain/tip-report.ts";
import { resolvePeriod } from "./resolve-period.ts";
import { tipRows } from "./tip-queries.ts";

/** Tips of a period by waiter and by way to pay. */
export function readTips(
  ctx: StaffContext,
  query: QueryOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const { range, currency } = await resolvePeriod(tx, ctx, query);
    const { given, returned, kept, waiters, methods } = tipReport(await tipRows(tx, range));
    return {
      from: range.from,
      to: range.to,
      currency,
      given,
      returned,
      kept,
      methods: [...methods],
      waiters: waiters.map((waiter) => ({ ...waiter, methods: [...waiter.methods] })),
    };
  });
}
