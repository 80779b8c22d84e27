import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { csvFile } from "#platform/contract/lists.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import { day, money } from "#platform/contract/wire.ts";
import { pastPeriods } from "#platform/domain/periods/period.ts";
import { reportKinds } from "../domain/report-kind.ts";

/** Business days; `from` and `to` count for `custom` only. At most ten years. */
export const reportPeriod = {
  type: z.enum(pastPeriods).default("today"),
  from: day.optional(),
  to: day.optional(),
};
const access = screenAccess("reports");
const count = z.number().int();
const days = { from: day, to: day };

/** What a range of business days came to: each figure by its definition in docs/money.md. */
export const reportFigures = z.object({
  /** Orders that were not cancelled. */
  ordersCount: count,
  invoicesCount: count,
  /** Sold by invoice, as the dashboard tells it; null without one. */
  averageOrderValue: money.nullable(),
  /** Known customers who were there, each once. */
  totalCustomers: count,
  /** Of them those without a visit before the period, and those with one. */
  newCustomers: count,
  repeatedCustomers: count,
  /** Sold: charged, with tax and service charge, without tips and before refunds. */
  revenueTotal: money,
  /** Sold without tax and without service charge. */
  netRevenue: money,
  taxTotal: money,
  serviceChargeTotal: money,
  /** Taken off at the prices of the menu. */
  discountTotal: money,
  /** Given back in the period, of whatever day's sale; without tips. */
  refundTotal: money,
  /** Given, less what was given back. */
  tipTotal: money,
  /** Of accounts whose guests were counted, and what was sold to them by guest; null while nothing was. */
  guestsCount: count,
  averagePerGuest: money.nullable(),
});
export type ReportFigures = z.output<typeof reportFigures>;

export const reportItem = z.object({
  /** As the menu calls it and says its prices now. */
  title: z.string(),
  price: money,
  net_price: money.nullable(),
  /** Pieces ordered; what was voided or given for free does not count. */
  orders_count: count,
});
export type ReportItem = z.output<typeof reportItem>;

const compared = z.object({ ...days, figures: reportFigures });

export const readReport = route({
  method: "GET",
  path: "/reports",
  summary:
    "What a period of business days came to, beside the period before and the same days of the week before; best sellers and payments by method.",
  access,
  query: z.object(reportPeriod),
  response: reportFigures.extend({
    ...days,
    /** The business day that it is: two dates begin with it. */
    today: day,
    currency: z.string(),
    /** What was ordered most, at most 50. */
    topSellingItems: z.array(reportItem),
    /** Without tips: together they are what was sold. */
    totalPaymentsByPaymentTypes: z.array(z.object({ title: z.string(), total: money })),
    before: compared,
    same_weekdays: compared,
  }),
  errors: ["invalid_input"],
});

export const exportReport = route({
  method: "GET",
  path: "/reports/export",
  summary: "The same as a CSV file: summary, best sellers, payments by method.",
  access,
  query: z.object(reportPeriod),
  csv: true,
  response: csvFile,
  errors: ["invalid_input"],
});

/** The days that a period is compared with. */
export const comparedDays = { before: z.object(days), same_weekdays: z.object(days) };

const byQuery = z.object({ by: z.enum(reportKinds), ...reportPeriod });

/** How many there were in days that a period is compared with, and what they came to. */
const comparedSum = z.object({ count, amount: money });

export const reportRow = z.object({
  /** What it is of: an id, an hour of the wall clock, a word of a closed set, a text that was frozen. Empty: of nobody, or not known. */
  key: z.string(),
  /** What people call it; null: the screen has words for the key. */
  title: z.string().nullable(),
  /** The day of the week of an hour (1: Monday), the floor of a table, who gave or took it back; null where there is none. */
  detail: z.string().nullable(),
  /** Invoices, pieces, payments, guests or times, as the kind says. Both are 0 of what there was in the compared days alone. */
  count,
  amount: money,
  before: comparedSum,
  same_weekdays: comparedSum,
});
export type ReportRow = z.output<typeof reportRow>;

export const readReportBy = route({
  method: "GET",
  path: "/reports/by",
  summary:
    "A period told by hour and weekday, category, item, waiter, table, source, dining option, payment type; guests; or what was given away, taken back, tipped, reserved. Each row beside the period before and the same days of the week before.",
  access,
  query: byQuery,
  response: z.object({
    ...days,
    by: z.enum(reportKinds),
    currency: z.string(),
    rows: z.array(reportRow),
    ...comparedDays,
  }),
  errors: ["invalid_input"],
});
export type ReportBy = z.output<typeof readReportBy.response>;

export const exportReportBy = route({
  method: "GET",
  path: "/reports/by/export",
  summary: "The same as a CSV file.",
  access,
  query: byQuery,
  csv: true,
  response: csvFile,
  errors: ["invalid_input"],
});
