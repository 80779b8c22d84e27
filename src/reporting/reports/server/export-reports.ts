import type { MessageKey } from "#app/words/message-key.ts";
import { reportRowText } from "#app/words/report-row-text.ts";
import { columnOf } from "#platform/contract/columns.ts";
import type { QueryOf } from "#platform/contract/define.ts";
import type { CsvCell, CsvFile } from "#platform/contract/lists.ts";
import { hourText, weekdayNumberText } from "#platform/domain/writing/day-words.ts";
import { amountCell, csvRows, dayCell } from "#platform/server/csv/csv-cells.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import {
  type exportKitchenTimes as exportKitchenTimesRoute,
  timesColumns,
} from "../contract/kitchen-times.ts";
import {
  dishColumns,
  type exportMenuEngineering as exportMenuEngineeringRoute,
  type PlacedDish,
} from "../contract/menu-engineering.ts";
import type {
  exportReportBy as exportReportByRoute,
  exportReport as exportReportRoute,
  ReportBy,
  ReportFigures,
  ReportRow,
} from "../contract/reports.ts";
import { averageOfSales } from "../domain/average-of-sales.ts";
import { isChoiceKind, isLossKind, isSalesReport, type ReportKind } from "../domain/report-kind.ts";
import { readKitchenTimes } from "./kitchen/read-kitchen-times.ts";
import { readMenuEngineering } from "./menu/read-menu-engineering.ts";
import { readReport, readReportBy } from "./read-report.ts";
import { comparedHead, fileOf, type ReportReader, readerOf } from "./report-file.ts";

/**
 * Exports a line for each row of a report, with plain numbers: its names, its count and amount, then those of the
 * compared days, which the head names.
 */
export async function exportReportBy(
  ctx: StaffContext,
  query: QueryOf<typeof exportReportByRoute>,
): Promise<CsvFile> {
  const report = await readReportBy(ctx, query);
  const reader = await readerOf(ctx);
  return {
    name: fileOf(reader, ctx.say(`reports.by.${report.by}`), report),
    rows: csvRows(columnsOfReport(report, reader), report.rows, reader),
  };
}

const column = columnOf<ReportRow>();

function columnsOfReport({ by, ...report }: ReportBy, reader: ReportReader) {
  const { say } = reader;
  return [
    column("title", "text", `reports.column.${by}`, (row) => reportRowText(by, row, reader)),
    ...detailOf(by, reader),
    ...figuresOf(by, say, (row) => row),
    ...refundsOf(by),
    ...(["before", "same_weekdays"] as const).flatMap((days) =>
      figuresOf(
        by,
        (word) => comparedHead(reader, say(word), report, days),
        (row) => row[days],
      ),
    ),
  ];
}

/** Returns the figures of each row, for the period or for compared days. */
function figuresOf(
  by: ReportKind,
  headOf: (word: MessageKey) => string,
  sumOf: (row: ReportRow) => ReportRow["before"],
) {
  const figures = [
    column("count", "count", { text: headOf(`reports.count.${by}`) }, (row) => sumOf(row).count),
    column("amount", "money", { text: headOf("reports.column.amount") }, (row) => sumOf(row).amount),
    column("average", "money", { text: headOf("reports.figure.averagePerGuest") }, (row) =>
      averageOfSales(sumOf(row).amount, sumOf(row).count),
    ),
  ];
  return figures.slice(0, by === "reservation" ? 1 : by === "guest" ? 3 : 2);
}

/** Returns what the amounts of a report of sales are the difference of. */
function refundsOf(by: ReportKind) {
  if (!isSalesReport(by)) return [];
  return [
    column("sold", "money", "reports.column.sold"),
    column("refunded", "money", "reports.column.refunded"),
    column("refunded_count", "count", `reports.refunded_count.${by}`),
  ];
}

/** Returns the second column of a report's rows, if there is one. */
function detailOf(by: ReportKind, { say, writing }: ReportReader) {
  if (by === "hour")
    return [
      column("weekday", "text", "reports.column.weekday", ({ detail }) =>
        weekdayNumberText(Number(detail), writing),
      ),
    ];
  if (by === "table") return [column("floor", "text", "reports.column.floor", ({ detail }) => detail)];
  if (isChoiceKind(by)) return [column("item", "text", "reports.column.item", ({ detail }) => detail)];
  if (!isLossKind(by)) return [];
  return [
    column("person", "text", "reports.column.person", ({ detail }) => detail ?? say("reports.none.person")),
  ];
}

/**
 * Rows of the summary in the order of the specification (back-office §9), then what the page shows in addition.
 */
const summary = [
  ["ordersCount", "reports.figure.ordersCount"],
  ["newCustomers", "reports.figure.newCustomers"],
  ["repeatedCustomers", "reports.figure.repeatedCustomers"],
  ["averageOrderValue", "reports.figure.averageOrderValue"],
  ["totalCustomers", "reports.figure.totalCustomers"],
  ["netRevenue", "reports.figure.netRevenue"],
  ["taxTotal", "reports.figure.taxTotal"],
  ["serviceChargeTotal", "reports.figure.serviceChargeTotal"],
  ["revenueTotal", "reports.figure.revenueTotal"],
  ["discountTotal", "reports.figure.discountTotal"],
  ["soldTotal", "reports.figure.soldTotal"],
  ["netSold", "reports.csv.netSold"],
  ["taxSold", "reports.csv.taxSold"],
  ["serviceChargeSold", "reports.csv.serviceChargeSold"],
  ["refundsCount", "reports.csv.refundsCount"],
  ["refundTotal", "reports.csv.refundTotal"],
  ["netRefunded", "reports.csv.netRefunded"],
  ["taxRefunded", "reports.csv.taxRefunded"],
  ["serviceChargeRefunded", "reports.csv.serviceChargeRefunded"],
  ["tipTotal", "reports.figure.tipTotal"],
  ["guestsCount", "reports.figure.guestsCount"],
  ["averagePerGuest", "reports.figure.averagePerGuest"],
  ["invoicesCount", "reports.figure.invoicesCount"],
  ["tributesTotal", "reports.figure.tributesTotal"],
  ["tributesSold", "reports.csv.tributesSold"],
  ["tributesRefunded", "reports.csv.tributesRefunded"],
] as const satisfies readonly (readonly [keyof ReportFigures, MessageKey])[];
type Figure = (typeof summary)[number][0];

/** Figures that are counts; the others are amounts. */
const counts: readonly Figure[] = [
  "ordersCount",
  "newCustomers",
  "repeatedCustomers",
  "totalCustomers",
  "refundsCount",
  "guestsCount",
  "invoicesCount",
];

const cellOf = (figures: ReportFigures, key: Figure): CsvCell =>
  counts.includes(key)
    ? String(figures[key])
    : // The figures that are no counts are amounts.
      amountCell(figures[key] as Parameters<typeof amountCell>[0]);

/**
 * Exports `Reports Data - 2026-11-26.csv`: summary, best sellers and payments by method below each other (back-office
 * §9), and at the end the summary beside the compared days.
 */
export async function exportReport(
  ctx: StaffContext,
  query: QueryOf<typeof exportReportRoute>,
): Promise<CsvFile> {
  const report = await readReport(ctx, query);
  const reader = await readerOf(ctx);
  const { say } = reader;
  const { before, same_weekdays } = report;
  return {
    name: say("reports.file", { date: report.today }),
    rows: [
      [say("reports.nav.summary"), dayCell(report.from), dayCell(report.to)],
      ...summary.map(([key, word]) => [say(word), cellOf(report, key)]),
      [],
      [say("reports.top_items")],
      [
        say("reports.column.item"),
        say("common.price"),
        say("reports.csv.net_price"),
        say("reports.count.item"),
      ],
      ...report.topSellingItems.map(({ title, price, net_price, orders_count }) => [
        title,
        amountCell(price),
        amountCell(net_price),
        String(orders_count),
      ]),
      [],
      [say("reports.payments")],
      [
        say("common.payment_type"),
        say("common.total"),
        say("reports.column.sold"),
        say("reports.column.refunded"),
      ],
      ...report.totalPaymentsByPaymentTypes.map(({ title, total, sold, refunded }) => [
        title,
        amountCell(total),
        amountCell(sold),
        amountCell(refunded),
      ]),
      [],
      [say("reports.csv.compared")],
      [
        say("reports.csv.figure"),
        say("reports.compared.now"),
        comparedHead(reader, null, report, "before"),
        comparedHead(reader, null, report, "same_weekdays"),
      ],
      ...summary.map(([key, word]) => [
        say(word),
        cellOf(report, key),
        cellOf(before.figures, key),
        cellOf(same_weekdays.figures, key),
      ]),
    ],
  };
}

/** Exports a line for each station, then one for each of its hours; minutes are whole. */
export async function exportKitchenTimes(
  ctx: StaffContext,
  query: QueryOf<typeof exportKitchenTimesRoute>,
): Promise<CsvFile> {
  const { stations, ...report } = await readKitchenTimes(ctx, query);
  const reader = await readerOf(ctx);
  const { say, writing } = reader;
  const rows = stations.flatMap((station) => [
    { ...station, hour: say("reports.kitchen.all_hours") },
    ...station.hours.map((row) => ({ ...row, title: station.title, hour: hourText(row.hour, writing) })),
  ]);
  const column = columnOf<(typeof rows)[number]>();
  const compared = ["before", "same_weekdays"] as const;
  const columns = [
    column("title", "text", "reports.kitchen.station"),
    column("hour", "text", "reports.column.hour"),
    ...timesColumns,
    ...compared.flatMap((days) =>
      (["dishes", "median"] as const).map((figure) => {
        const text = comparedHead(reader, say(`reports.kitchen.${figure}`), report, days);
        return column(`${days} ${figure}`, "count", { text }, (row) => row[days][figure]);
      }),
    ),
  ];
  return {
    name: fileOf(reader, say("reports.by.kitchen_times"), report),
    rows: csvRows(columns, rows, reader),
  };
}

/** Exports a line for each dish, with plain numbers; they are empty where the cost is unknown. */
export async function exportMenuEngineering(
  ctx: StaffContext,
  query: QueryOf<typeof exportMenuEngineeringRoute>,
): Promise<CsvFile> {
  const { dishes, ...report } = await readMenuEngineering(ctx, query);
  const reader = await readerOf(ctx);
  const { say } = reader;
  const column = columnOf<PlacedDish>();
  const piecesOf = (days: "before" | "same_weekdays") =>
    column(`pieces_${days}`, "count", {
      text: comparedHead(reader, say("reports.menu.pieces"), report, days),
    });
  const columns = [...dishColumns, piecesOf("before"), piecesOf("same_weekdays")];
  return {
    name: fileOf(reader, say("reports.by.menu_engineering"), report),
    rows: csvRows(columns, dishes, reader),
  };
}
