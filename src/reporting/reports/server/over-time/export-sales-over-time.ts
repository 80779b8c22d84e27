import { columnOf } from "#platform/contract/columns.ts";
import type { QueryOf } from "#platform/contract/define.ts";
import type { CsvFile } from "#platform/contract/lists.ts";
import { csvRows, dayCell } from "#platform/server/csv/csv-cells.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { exportSalesOverTime as definition, SalesLines } from "../../contract/sales-over-time.ts";
import { percentMore } from "../../domain/change-of.ts";
import type { SalesOfDays } from "../../domain/sales-over-time.ts";
import { fileOf, type ReportReader, readerOf } from "../report-file.ts";
import { readSalesOverTime } from "./read-sales-over-time.ts";

/** Exports a line for each day, week or month beside the one before, and at the end one with the sums of both periods. */
export async function exportSalesOverTime(
  ctx: StaffContext,
  query: QueryOf<typeof definition>,
): Promise<CsvFile> {
  const lines = await readSalesOverTime(ctx, query);
  const reader = await readerOf(ctx);
  return {
    name: fileOf(reader, reader.say("reports.by.over_time"), lines),
    rows: csvRows(columns, rowsOf(lines, reader), reader),
  };
}

interface Side extends SalesOfDays {
  /** Days as they are written; the sums say so in the first. */
  readonly from: string;
  readonly to: string | null;
}

interface Row {
  readonly now: Side | null;
  readonly before: Side | null;
}

function rowsOf({ buckets, total }: SalesLines, { say }: ReportReader): Row[] {
  const written = (side: SalesLines["buckets"][number]["now"]): Side | null =>
    side && { ...side, from: String(dayCell(side.from)), to: dayCell(side.to) };
  const sums = (side: SalesOfDays): Side => ({ ...side, from: say("common.total"), to: null });
  return [
    ...buckets.map(({ now, before }) => ({ now: written(now), before: written(before) })),
    { now: sums(total.now), before: sums(total.before) },
  ];
}

const column = columnOf<Row>();

const columns = [
  column("from", "text", "reports.over_time.from", ({ now }) => now?.from ?? null),
  column("to", "text", "reports.over_time.to", ({ now }) => now?.to ?? null),
  column("count", "count", "reports.count.hour", ({ now }) => now?.count ?? null),
  column("sales", "money", "reports.over_time.sales", ({ now }) => now?.after_refunds ?? null),
  column("sold", "money", "reports.over_time.sold", ({ now }) => now?.sold ?? null),
  column("refunded", "money", "reports.over_time.refunded", ({ now }) => now?.refunded ?? null),
  column("before_from", "text", "reports.over_time.before_from", ({ before }) => before?.from ?? null),
  column("before_to", "text", "reports.over_time.before_to", ({ before }) => before?.to ?? null),
  column("before_count", "count", "reports.over_time.before_count", ({ before }) => before?.count ?? null),
  column(
    "before_sales",
    "money",
    "reports.over_time.before_sales",
    ({ before }) => before?.after_refunds ?? null,
  ),
  column("before_sold", "money", "reports.over_time.before_sold", ({ before }) => before?.sold ?? null),
  column(
    "before_refunded",
    "money",
    "reports.over_time.before_refunded",
    ({ before }) => before?.refunded ?? null,
  ),
  column("change", "count", "reports.over_time.change", ({ now, before }) =>
    percentMore(now?.after_refunds ?? null, before?.after_refunds ?? null),
  ),
];
