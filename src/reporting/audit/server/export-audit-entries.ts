import { type AuditReader, actionText, subjectText, valueText } from "#app/contract/audit-words.ts";
import { type RecordedChange, recordedChanges } from "#app/domain/audit/recorded-changes.ts";
import { readSettings } from "#core/settings/server/public.ts";
import type { QueryOf } from "#platform/contract/define.ts";
import type { CsvCell, CsvFile } from "#platform/contract/lists.ts";
import { currencies } from "#platform/domain/money/currencies.ts";
import { currencySymbol } from "#platform/domain/money/currency-symbol.ts";
import { formatMoney } from "#platform/domain/money/format-money.ts";
import { instantCell, withHead } from "#platform/server/csv/csv-cells.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { Say } from "#platform/server/i18n/say.ts";
import { everyRow } from "#platform/server/lists/read-list.ts";
import type { exportAuditEntries as definition } from "../contract/audit.ts";
import { auditList, auditListValues } from "./audit-list.ts";
import { auditEntryView, everybody, refuseStranger } from "./list-audit-entries.ts";

/** The audit log as a file for a spreadsheet; before and after in the words of the screen. */
export async function exportAuditEntries(
  ctx: StaffContext,
  query: QueryOf<typeof definition>,
): Promise<CsvFile> {
  const { dayRule, today, currency } = await ctx.inTenant(async (tx) => {
    refuseStranger(await everybody(tx), query.user);
    return readSettings(tx, ctx.now);
  });
  const rows = everyRow(ctx, auditList, (tx) => auditListValues(tx, query, today, dayRule), query.sort);
  const reader = readerOf(ctx.say, currency);
  return {
    name: ctx.say("audit.file"),
    rows: withHead(headOf(ctx.say), rows, (row): CsvCell[] => {
      const entry = auditEntryView(row, ctx.say);
      const changes = recordedChanges(entry.before, entry.after);
      return [
        instantCell(entry.at, dayRule.zone),
        entry.by ?? ctx.say("audit.nobody"),
        actionText(entry.action, ctx.say),
        entry.title ?? subjectText(entry.subject, ctx.say),
        entry.subject_id === null ? null : String(entry.subject_id),
        entry.reason,
        entry.approved_by,
        entry.device,
        sideText("before", changes, reader),
        sideText("after", changes, reader),
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

function readerOf(say: Say, currency: string): AuditReader {
  const symbol = currencySymbol(currency, currencies);
  return { say, amount: (amount) => formatMoney(amount, symbol, "es-SV") };
}

/** What differs as it was or as it became: `Nombre: Bar; Precio: $1.25`. */
function sideText(
  side: "before" | "after",
  changes: readonly RecordedChange[],
  reader: AuditReader,
): string | null {
  const known = changes.filter((change) => change[side] !== undefined);
  if (known.length === 0) return null;
  return known
    .map(
      (change) =>
        `${reader.say(`audit.fields.${change.field}`)}: ${valueText(change.field, change[side], reader)}`,
    )
    .join("; ");
}
