import type { exportAuditEntries as definition } from "../../../contract/audit.ts";
import type { QueryOf } from "../../../contract/platform/define.ts";
import type { CsvCell, CsvFile } from "../../../contract/platform/lists.ts";
import { isAuditAction } from "../../../domain/audit/audit-action.ts";
import { instantCell, withHead } from "../../platform/csv/csv-cells.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import type { Say } from "../../platform/i18n/say.ts";
import { everyRow } from "../../platform/lists/read-list.ts";
import { readSettings } from "../settings/public.ts";
import { auditList, auditListValues } from "./audit-list.ts";
import { auditEntryView, everybody, refuseStranger } from "./list-audit-entries.ts";

/** The audit log as a file for a spreadsheet; before and after as they were written down. */
export async function exportAuditEntries(
  ctx: StaffContext,
  query: QueryOf<typeof definition>,
): Promise<CsvFile> {
  const { dayRule, today } = await ctx.inTenant(async (tx) => {
    refuseStranger(await everybody(tx), query.user);
    return readSettings(tx, ctx.now);
  });
  const rows = everyRow(ctx, auditList, (tx) => auditListValues(tx, query, today, dayRule), query.sort);
  return {
    name: ctx.say("audit.file"),
    rows: withHead(headOf(ctx.say), rows, (row): CsvCell[] => {
      const entry = auditEntryView(row, ctx.say);
      return [
        instantCell(entry.at, dayRule.zone),
        entry.by,
        actionText(entry.action, ctx.say),
        entry.title,
        entry.subject_id === null ? null : String(entry.subject_id),
        entry.reason,
        entry.approved_by,
        entry.device,
        entry.before === null ? null : JSON.stringify(entry.before),
        entry.after === null ? null : JSON.stringify(entry.after),
      ];
    }),
  };
}

function headOf(say: Say): string[] {
  return [
    say("audit.at"),
    say("audit.by"),
    say("audit.action"),
    say("audit.thing"),
    say("audit.number"),
    say("audit.reason"),
    say("audit.approved_by"),
    say("audit.device"),
    say("audit.before"),
    say("audit.after"),
  ];
}

function actionText(action: string, say: Say): string {
  return isAuditAction(action) ? say(`audit.actions.${action}`) : action;
}
