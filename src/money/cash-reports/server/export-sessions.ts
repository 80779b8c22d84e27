import { readSettings } from "#core/settings/server/public.ts";
import type { QueryOf } from "#platform/contract/define.ts";
import type { CsvCell, CsvFile } from "#platform/contract/lists.ts";
import { amountCell, dayCell, instantCell, withHead } from "#platform/server/csv/csv-cells.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { everyRow } from "#platform/server/lists/read-list.ts";
import type { exportCashSessions } from "../contract/cash-reports.ts";
import { type SessionListRow, sessionList, sessionListValues } from "./session-list.ts";

/** The history as a file for a spreadsheet: amounts as plain numbers, dates as on screen. */
export async function exportSessions(
  ctx: StaffContext,
  query: QueryOf<typeof exportCashSessions>,
): Promise<CsvFile> {
  const { dayRule, today } = await ctx.inTenant((tx) => readSettings(tx, ctx.now));
  const rows = everyRow(ctx, sessionList, (tx) => sessionListValues(ctx, tx, query, today), query.sort);
  return {
    name: ctx.say("cash.history.file"),
    rows: withHead(headOf(ctx), rows, (row) => cellsOf(row, dayRule.zone)),
  };
}

function headOf({ say }: StaffContext): string[] {
  return [
    say("cash.history.z"),
    say("cash.history.drawer"),
    say("cash.history.day"),
    say("cash.who"),
    say("cash.history.opened"),
    say("cash.history.closed"),
    say("cash.history.left"),
    say("cash.float"),
    say("cash.history.opening_difference"),
    say("cash.history.opening_reason"),
    say("cash.history.count_times"),
    say("cash.expected"),
    say("cash.close.counted"),
    say("cash.difference"),
    say("cash.history.other_expected"),
    say("cash.history.other_counted"),
    say("cash.history.other_surplus"),
    say("cash.history.other_missing"),
    say("cash.close.reason"),
  ];
}

function cellsOf(row: SessionListRow, zone: string): CsvCell[] {
  return [
    row.z_no === null ? null : String(row.z_no),
    row.drawer,
    dayCell(row.business_date),
    row.opened_by,
    instantCell(row.opened_at, zone),
    instantCell(row.closed_at, zone),
    amountCell(row.opening_left),
    amountCell(row.float),
    amountCell(row.opening_difference),
    row.opening_reason,
    String(row.count_times),
    amountCell(row.expected),
    amountCell(row.counted),
    amountCell(row.difference),
    amountCell(row.other_expected),
    amountCell(row.other_counted),
    amountCell(row.other_surplus),
    amountCell(row.other_missing),
    row.difference_reason,
  ];
}
