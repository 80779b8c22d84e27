import type { QueryOf } from "../../../contract/platform/define.ts";
import type { CsvCell, CsvFile } from "../../../contract/platform/lists.ts";
import type {
  exportReport as definition,
  exportReportBy as definitionBy,
  ReportRow,
} from "../../../contract/reports.ts";
import type { BusinessDate } from "../../../domain/periods/business-day.ts";
import { isLossKind, type ReportKind } from "../../../domain/reports/report-kind.ts";
import type { MessageKey } from "../../../messages/message-key.ts";
import { reportRowText } from "../../../messages/report-row-text.ts";
import { amountCell, dayCell, withHead } from "../../platform/csv/csv-cells.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { readSettings } from "../settings/public.ts";
import { readReport } from "./read-report.ts";
import { readReportBy } from "./read-report-by.ts";
import { fileOf } from "./report-file.ts";

const today = (ctx: StaffContext): Promise<BusinessDate> =>
  ctx.inTenant(async (tx) => (await readSettings(tx, ctx.now)).today);

/** `Reports Data - 2026-11-26.csv`: summary, best sellers and payments by method below each other (back-office §9). */
export async function exportReport(ctx: StaffContext, query: QueryOf<typeof definition>): Promise<CsvFile> {
  const { say } = ctx;
  const report = await readReport(ctx, query);
  const counts = ["ordersCount", "newCustomers", "repeatedCustomers"] as const;
  const amounts = ["netRevenue", "taxTotal", "serviceChargeTotal", "revenueTotal"] as const;
  return {
    name: say("reports.file", { date: await today(ctx) }),
    rows: [
      [say("reports.csv.summary"), dayCell(report.from), dayCell(report.to)],
      ...counts.map((key) => [say(`reports.csv.${key}`), String(report[key])]),
      [say("reports.csv.averageOrderValue"), amountCell(report.averageOrderValue)],
      [say("reports.csv.totalCustomers"), String(report.totalCustomers)],
      ...amounts.map((key) => [say(`reports.csv.${key}`), amountCell(report[key])]),
      [],
      [say("reports.csv.top_items")],
      [
        say("reports.csv.item"),
        say("reports.csv.price"),
        say("reports.csv.net_price"),
        say("reports.csv.orders_count"),
      ],
      ...report.topSellingItems.map(({ title, price, net_price, orders_count }) => [
        title,
        amountCell(price),
        amountCell(net_price),
        String(orders_count),
      ]),
      [],
      [say("reports.csv.payments")],
      [say("reports.method"), say("reports.total")],
      ...report.totalPaymentsByPaymentTypes.map(({ title, total }) => [title, amountCell(total)]),
    ],
  };
}

/** A line for each row of a report, amounts as plain numbers. */
export async function exportReportBy(
  ctx: StaffContext,
  query: QueryOf<typeof definitionBy>,
): Promise<CsvFile> {
  const { by, rows } = await readReportBy(ctx, query);
  const detail = detailOf(by, ctx);
  const hasAmount = by !== "reservation";
  const { say } = ctx;
  return {
    name: await fileOf(ctx, say(`reports.by.${by}`)),
    rows: withHead(
      [
        say(`reports.column.${by}`),
        ...(detail ? [detail.head] : []),
        say(`reports.count.${by}`),
        ...(hasAmount ? [say("reports.column.amount")] : []),
      ],
      rows,
      (row): CsvCell[] => [
        reportRowText(by, row, say),
        ...(detail ? [detail.cellOf(row)] : []),
        String(row.count),
        ...(hasAmount ? [amountCell(row.amount)] : []),
      ],
    ),
  };
}

interface Detail {
  readonly head: string;
  readonly cellOf: (row: ReportRow) => CsvCell;
}

/** What a second column says of the rows of a report; null: nothing. */
function detailOf(by: ReportKind, { say }: StaffContext): Detail | null {
  if (by === "hour")
    return {
      head: say("reports.column.weekday"),
      cellOf: ({ detail }) => say(`reports.weekday.${detail}` as MessageKey),
    };
  if (by === "table") return { head: say("reports.column.floor"), cellOf: ({ detail }) => detail };
  if (isLossKind(by))
    return {
      head: say("reports.column.person"),
      cellOf: ({ detail }) => detail ?? say("reports.none.person"),
    };
  return null;
}
