import type { askDataExport } from "../../../contract/data-exports.ts";
import type { ResponseOf } from "../../../contract/platform/define.ts";
import { recordAudit } from "../../platform/audit/record-audit.ts";
import { RunAgain } from "../../platform/db/in-tenant.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { addExportJob, exportUnderWay, insertExport } from "./export-queries.ts";
import { exportView } from "./export-view.ts";

/** Has everything of the restaurant exported; while one is made, whoever asks gets that one. */
export function askExport(ctx: StaffContext): Promise<ResponseOf<typeof askDataExport>> {
  return ctx.inTenant(async (tx) => {
    const { language, now: askedAt, userId: askedBy } = ctx;
    const id = await insertExport(tx, { cause: "owner", language, askedAt, askedBy });
    if (id !== undefined) {
      await addExportJob(tx, id, 0);
      await recordAudit(tx, ctx, [
        { action: "data_export.asked", subject: "data_export", subjectId: id, before: null, after: null },
      ]);
    }
    const underWay = await exportUnderWay(tx);
    // The one that ran has ended since: there is room for another.
    if (!underWay) throw new RunAgain();
    const message = ctx.say(id === undefined ? "dataExport.reply.runs" : "dataExport.reply.asked");
    return { message, export: exportView(underWay) };
  });
}
