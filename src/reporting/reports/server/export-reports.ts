import type { MessageKey } from "#app/words/message-key.ts";
import { hourText, reportRowText } from "#app/words/report-row-text.ts";
import { readSettings } from "#core/settings/server/public.ts";
import type { QueryOf } from "#platform/contract/define.ts";
import type { CsvCell, CsvFile } from "#platform/contract/lists.ts";
import { amountCell, dayCell, withHead } from "#platform/server/csv/csv-cells.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { exportKitchenTimes as exportKitchenTimesRoute } from "../contract/kitchen-times.ts";
import type { exportMenuEngineering as exportMenuEngineeringRoute } from "../contract/menu-engineering.ts";
import type {
  exportReportBy as exportReportByRoute,
  exportReport as exportReportRoute,
  ReportBy,
  ReportFigures,
  ReportRow,
} from "../contract/reports.ts";
import { averagePerGuest } from "../domain/average-per-guest.ts";
import { isLossKind, type ReportKind } from "../domain/report-kind.ts";
import { readKitchenTimes } from "./kitchen/read-kitchen-times.ts";
import { readMenuEngineering } from "./menu/read-menu-engineering.ts";
import { readReport, readReportBy } from "./read-report.ts";

interface Column {
  readonly head: string;
  readonly cellOf: (row: ReportRow) => CsvCell;
}

/**
 * Exports a line for each row of a report, with plain numbers: its names, its count and amount, then those of the
 * compared days, which the head names.
 */
export async function exportReportBy(
  ctx: StaffContext,
  query: QueryOf<typeof exportReportByRoute>,
): Promise<CsvFile> {
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

/** Returns the figures of each row, for the period and for the compared days. */
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

/** Returns the second column of a report's rows, if there is one. */
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

/**
 * Rows of the summary in the order of the specification (back-office §9), then what the page shows in addition.
 */
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
 * Exports `Reports Data - 2026-11-26.csv`: summary, best sellers and payments by method below each other (back-office
 * §9), and at the end the summary beside the compared days.
 */
export async function exportReport(
  ctx: StaffContext,
  query: QueryOf<typeof exportReportRoute>,
): Promise<CsvFile> {
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

/** Exports a line for each station, then one for each of its hours; minutes are whole. */
export async function exportKitchenTimes(
  ctx: StaffContext,
  query: QueryOf<typeof exportKitchenTimesRoute>,
): Promise<CsvFile> {
  const { say } = ctx;
  const { stations, ...report } = await readKitchenTimes(ctx, query);
  const [dishes, median] = [say("reports.kitchen.dishes"), say("reports.kitchen.median")];
  const head = [
    say("reports.kitchen.station"),
    say("reports.column.hour"),
    dishes,
    median,
    say("reports.kitchen.p90"),
    say("reports.kitchen.late"),
    say("reports.kitchen.recalled"),
    say("reports.kitchen.unmeasured"),
    ...(["before", "same_weekdays"] as const).flatMap((days) =>
      [dishes, median].map((figure) => comparedHead(ctx, figure, report, days)),
    ),
  ];
  const rows = stations.flatMap((station) => [
    { ...station, hour: say("reports.kitchen.all_hours") },
    ...station.hours.map((row) => ({ ...row, title: station.title, hour: hourText(row.hour) })),
  ]);
  return {
    name: fileOf(ctx, say("reports.by.kitchen_times"), report),
    rows: withHead(head, rows, (row): CsvCell[] => [
      row.title,
      row.hour,
      String(row.dishes),
      textOf(row.median),
      textOf(row.p90),
      String(row.late),
      String(row.recalled),
      String(row.unmeasured),
      ...[row.before, row.same_weekdays].flatMap((days) => [String(days.dishes), textOf(days.median)]),
    ]),
  };
}

const textOf = (minutes: number | null): CsvCell => (minutes === null ? null : String(minutes));

/** Exports a line for each dish, with plain numbers; they are empty where the cost is unknown. */
export async function exportMenuEngineering(
  ctx: StaffContext,
  query: QueryOf<typeof exportMenuEngineeringRoute>,
): Promise<CsvFile> {
  const { say } = ctx;
  const { dishes, ...report } = await readMenuEngineering(ctx, query);
  const pieces = say("reports.menu.pieces");
  const head = [
    say("reports.menu.dish"),
    say("reports.column.category"),
    pieces,
    say("reports.menu.share"),
    say("reports.menu.price"),
    say("reports.menu.cost"),
    say("reports.menu.margin"),
    say("reports.menu.unknown_pieces"),
    say("reports.menu.field"),
    say("reports.menu.what_to_do"),
    comparedHead(ctx, pieces, report, "before"),
    comparedHead(ctx, pieces, report, "same_weekdays"),
  ];
  return {
    name: fileOf(ctx, say("reports.by.menu_engineering"), report),
    rows: withHead(head, dishes, (dish): CsvCell[] => [
      dish.title,
      dish.category,
      String(dish.pieces),
      (dish.share / 100).toFixed(2),
      amountCell(dish.price),
      amountCell(dish.cost),
      amountCell(dish.margin),
      String(dish.unknown_pieces),
      say(`reports.menu.fields.${dish.field ?? "unknown"}`),
      say(`reports.menu.advice.${dish.field ?? "unknown"}`),
      String(dish.pieces_before),
      String(dish.pieces_same_weekdays),
    ]),
  };
}

interface Days {
  readonly from: string;
  readonly to: string;
}

/** Name of a report's file: its subject and its days, so that files of two months differ. */
function fileOf({ say }: StaffContext, report: string, { from, to }: Days): string {
  return say("reports.file_by", { report, days: from === to ? from : `${from} - ${to}` });
}

/** Head of a figure of the compared days; without a figure, the days alone. */
function comparedHead(
  { say }: StaffContext,
  figure: string | null,
  compared: { readonly before: Days; readonly same_weekdays: Days },
  which: "before" | "same_weekdays",
): string {
  const { from, to } = compared[which];
  const days =
    from === to
      ? String(dayCell(from))
      : say("reports.compared.days", { from: String(dayCell(from)), to: String(dayCell(to)) });
  return figure === null
    ? say(`reports.csv.days.${which}`, { days })
    : say(`reports.csv.head.${which}`, { figure, days });
}
