import { readSettings } from "#core/settings/server/public.ts";
import type { QueryOf } from "#platform/contract/define.ts";
import type { CsvCell, CsvFile } from "#platform/contract/lists.ts";
import { amountCell, dayCell } from "#platform/server/csv/csv-cells.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { exportReport as definition, ReportFigures } from "../contract/reports.ts";
import { readReport } from "./read-report.ts";
import { comparedHead } from "./report-file.ts";

/** The rows of the summary as the specification names them (back-office §9), then what the page shows beyond them. */
const summary = [
  "ordersCount",
  "newCustomers",
  "repeatedCustomers",
  "averageOrderValue",
  "totalCustomers",
  "netRevenue",
  "taxTotal",
  "serviceChargeTotal",
  "revenueTotal",
  "discountTotal",
  "refundTotal",
  "tipTotal",
  "guestsCount",
  "averagePerGuest",
] as const satisfies readonly (keyof ReportFigures)[];

/** Figures that are counts; the others are amounts. */
const counts: readonly (typeof summary)[number][] = [
  "ordersCount",
  "newCustomers",
  "repeatedCustomers",
  "totalCustomers",
  "guestsCount",
];

const cellOf = (figures: ReportFigures, key: (typeof summary)[number]): CsvCell =>
  counts.includes(key)
    ? String(figures[key])
    : // The figures that are no counts are amounts.
      amountCell(figures[key] as Parameters<typeof amountCell>[0]);

/**
 * `Reports Data - 2026-11-26.csv`: summary, best sellers and payments by method below each other (back-office §9), and last the summary
 * beside the days it is compared with.
 */
export async function exportReport(ctx: StaffContext, query: QueryOf<typeof definition>): Promise<CsvFile> {
  const { say } = ctx;
  const report = await readReport(ctx, query);
  const { before, same_weekdays } = report;
  return {
    name: say("reports.file", { date: await today(ctx) }),
    rows: [
      [say("reports.csv.summary"), dayCell(report.from), dayCell(report.to)],
      ...summary.map((key) => [say(`reports.csv.${key}`), cellOf(report, key)]),
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
      [],
      [say("reports.csv.compared")],
      [
        say("reports.csv.figure"),
        say("reports.csv.period"),
        comparedHead(ctx, null, report, "before"),
        comparedHead(ctx, null, report, "same_weekdays"),
      ],
      ...summary.map((key) => [
        say(`reports.csv.${key}`),
        cellOf(report, key),
        cellOf(before.figures, key),
        cellOf(same_weekdays.figures, key),
      ]),
    ],
  };
}

const today = (ctx: StaffContext) => ctx.inTenant(async (tx) => (await readSettings(tx, ctx.now)).today);
