import type { MessageKey } from "#app/words/message-key.ts";
import { reportRowText } from "#app/words/report-row-text.ts";
import type { QueryOf } from "#platform/contract/define.ts";
import type { CsvCell, CsvFile } from "#platform/contract/lists.ts";
import { amountCell, withHead } from "#platform/server/csv/csv-cells.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { exportReportBy as definition, ReportBy, ReportRow } from "../contract/reports.ts";
import { averagePerGuest } from "../domain/average-per-guest.ts";
import { isLossKind, type ReportKind } from "../domain/report-kind.ts";
import { readReportBy } from "./read-report-by.ts";
import { comparedHead, fileOf } from "./report-file.ts";

/** A column of the file. */
interface Column {
  readonly head: string;
  readonly cellOf: (row: ReportRow) => CsvCell;
}

/**
 * A line for each row of a report, amounts as plain numbers: what it is, how many and how much, then the same of the days that the period
 * is compared with, which stand in the heads.
 */
export async function exportReportBy(ctx: StaffContext, query: QueryOf<typeof definition>): Promise<CsvFile> {
  const report = await readReportBy(ctx, query);
  const { by, rows } = report;
  const columns = columnsOf(report, ctx);
  return {
    name: fileOf(ctx, ctx.say(`reports.by.${by}`), report),
    rows: withHead(
      columns.map(({ head }) => head),
      rows,
      (row) => columns.map(({ cellOf }) => cellOf(row)),
    ),
  };
}

function columnsOf({ by, ...report }: ReportBy, ctx: StaffContext): Column[] {
  const { say } = ctx;
  const figures = figuresOf(by, ctx);
  return [
    { head: say(`reports.column.${by}`), cellOf: (row) => reportRowText(by, row, say) },
    ...detailOf(by, ctx),
    ...figures.map(({ head, cellOf }) => ({ head, cellOf: (row: ReportRow) => cellOf(row) })),
    ...(["before", "same_weekdays"] as const).flatMap((days) =>
      figures.map(({ head, cellOf }) => ({
        head: comparedHead(ctx, head, report, days),
        cellOf: (row: ReportRow) => cellOf(row[days]),
      })),
    ),
  ];
}

interface Figure {
  readonly head: string;
  readonly cellOf: (sum: ReportRow["before"]) => CsvCell;
}

/** What is told of each row, of the period and of the days it is compared with. */
function figuresOf(by: ReportKind, { say }: StaffContext): Figure[] {
  const figures: Figure[] = [{ head: say(`reports.count.${by}`), cellOf: ({ count }) => String(count) }];
  if (by !== "reservation")
    figures.push({ head: say("reports.column.amount"), cellOf: ({ amount }) => amountCell(amount) });
  if (by === "guest")
    figures.push({
      head: say("reports.figure.averagePerGuest"),
      cellOf: (sum) => amountCell(averagePerGuest(sum)),
    });
  return figures;
}

/** What a second column says of the rows of a report, if anything. */
function detailOf(by: ReportKind, { say }: StaffContext): Column[] {
  if (by === "hour")
    return [
      {
        head: say("reports.column.weekday"),
        cellOf: ({ detail }) => say(`reports.weekday.${detail}` as MessageKey),
      },
    ];
  if (by === "table") return [{ head: say("reports.column.floor"), cellOf: ({ detail }) => detail }];
  if (isLossKind(by))
    return [
      {
        head: say("reports.column.person"),
        cellOf: ({ detail }) => detail ?? say("reports.none.person"),
      },
    ];
  return [];
}
