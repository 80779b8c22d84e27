import { readSettings } from "#core/settings/server/public.ts";
import type { QueryOf } from "#platform/contract/define.ts";
import type { CsvCell, CsvFile } from "#platform/contract/lists.ts";
import { amountCell, instantCell, withHead } from "#platform/server/csv/csv-cells.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { everyRow } from "#platform/server/lists/read-list.ts";
import type { exportStockCounts, StockCountRow } from "../contract/stock-counts.ts";
import { countList, countListValues } from "./count-list.ts";

/** The counts as a file for a spreadsheet. */
export async function exportCounts(
  ctx: StaffContext,
  query: QueryOf<typeof exportStockCounts>,
): Promise<CsvFile> {
  const settings = await ctx.inTenant((tx) => readSettings(tx, ctx.now));
  const rows = everyRow(ctx, countList, (tx) => countListValues(tx, query, settings), query.sort);
  const { say } = ctx;
  const head = [
    say("stockCounts.list.number"),
    say("stockCounts.list.name"),
    say("stockCounts.list.status"),
    say("stockCounts.list.counted"),
    say("stockCounts.list.items"),
    say("stockCounts.list.started"),
    say("stockCounts.list.started_by"),
    say("stockCounts.list.ended"),
    say("stockCounts.list.ended_by"),
    say("stockCounts.missing"),
    say("stockCounts.surplus"),
  ];
  const cellsOf = (row: StockCountRow): CsvCell[] => [
    String(row.number),
    row.title,
    say(`stockCounts.status.${row.status}`),
    String(row.counted),
    String(row.items),
    instantCell(row.started_at, settings.dayRule.zone),
    row.started_by,
    instantCell(row.ended_at, settings.dayRule.zone),
    row.ended_by,
    amountCell(row.missing),
    amountCell(row.surplus),
  ];
  return { name: say("stockCounts.list.file"), rows: withHead(head, rows, cellsOf) };
}
