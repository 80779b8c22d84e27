import { lockSession } from "#money/cash/server/public.ts";
import type { CashSessionId } from "#platform/domain/ids.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { CashPrint } from "../contract/cash-reports.ts";
import { insertPrint } from "./closing-queries.ts";
import { reportOf } from "./read-session.ts";

/** The report for the printer; of a Z, which print of it this is. */
export function printReport(ctx: StaffContext, sessionId: CashSessionId): Promise<CashPrint> {
  return ctx.inTenant(async (tx) => {
    const report = await reportOf(tx, ctx, sessionId);
    if (report.closing === null) return { report, copy_no: null };
    await lockSession(tx, sessionId);
    return { report, copy_no: await insertPrint(tx, { sessionId, at: ctx.now, by: ctx.userId }) };
  });
}
