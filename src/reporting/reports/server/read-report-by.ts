import type { QueryOf } from "#platform/contract/define.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { readReportBy as definition, ReportBy } from "../contract/reports.ts";
import { reportRows } from "./report-rows.ts";
import { reportScope, shownDays } from "./report-scope.ts";

/** A period told by what is asked for, all of one moment. */
export function readReportBy(ctx: StaffContext, query: QueryOf<typeof definition>): Promise<ReportBy> {
  return ctx.inTenant(async (tx) => {
    tx.snapshot();
    const scope = await reportScope(tx, ctx, query);
    const rows = await reportRows(tx, query.by, scope);
    return { ...shownDays(scope), by: query.by, currency: scope.currency, rows };
  });
}
