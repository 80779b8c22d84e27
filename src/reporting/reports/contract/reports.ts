import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { csvFile } from "#platform/contract/lists.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import { day, instant, money } from "#platform/contract/wire.ts";
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

/** Figures of a range of business days, as docs/money.md defines them. */
const reportFigures = z.object({
  /** Orders that count: not cancelled, and not every dish of them voided. */
  ordersCount: count,
  invoicesCount: count,
  /** `revenueTotal` by `ordersCount`; null without orders or sales. */
  averageOrderValue: money.nullable(),
  /** Known customers, each counted once. */
  totalCustomers: count,
  /** Number of them without a visit before the period, and with one. */
  newCustomers: count,
  repeatedCustomers: count,
  /** Sales after refunds: charged, with tax and service charge, without tips. */
  revenueTotal: money,
  /** Sales after refunds without tax and without service charge. */
  netRevenue: money,
  taxTotal: money,
  /** Tributes beside IVA: what sales are beyond net sales, tax and service charge. */
  tributesTotal: money,
  serviceChargeTotal: money,
  /** The same before refunds, by the invoices of the days. */
  soldTotal: money,
  netSold: money,
  taxSold: money,
  tributesSold: money,
  serviceChargeSold: money,
  /** Discounts at the prices of the menu. */
  discountTotal: money,
  /** Refunds in the period, of any day's sales; without tips. */
  refundsCount: count,
  refundTotal: money,
  netRefunded: money,
  taxRefunded: money,
  tributesRefunded: money,
  serviceChargeRefunded: money,
  /** Tips less refunded ones. */
  tipTotal: money,
  /** Guests of accounts whose guests were counted, and the sales by guest; null without sales. */
  guestsCount: count,
  averagePerGuest: money.nullable(),
});
export type ReportFigures = z.output<typeof reportFigures>;

const reportItem = z.object({
  /** Present title and prices on the menu. */
  title: z.string(),
  price: money,
  net_price: money.nullable(),
  /** Pieces ordered, without voided and free ones, after refunds. */
  orders_count: count,
});
export type ReportItem = z.output<typeof reportItem>;

/**
 * Days that a period is compared with. While the period's own last day is running, the last of these counts up to the same
 * hour, `until`; null: as a whole.
 */
export const comparedRange = z.object({ ...days, until: instant.nullable() });

const compared = comparedRange.extend({ figures: reportFigures });

export const readReport = route({
  method: "GET",
  path: "/reports",
  summary:
    "What a period of business days came to, beside the period before and the same days of the week before; best sellers and payments by method.",
  access,
  query: z.object(reportPeriod),
  response: reportFigures.extend({
    ...days,
    /** Present business day, the default of both dates. */
    today: day,
    currency: z.string(),
    /** The best sellers, at most 50. */
    topSellingItems: z.array(reportItem),
    /** Without tips: paid less given back by each method; together they are the sales without what buyers withheld. */
    totalPaymentsByPaymentTypes: z.array(
      z.object({ title: z.string(), total: money, sold: money, refunded: money }),
    ),
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
export const comparedDays = { before: comparedRange, same_weekdays: comparedRange };

const byQuery = z.object({ by: z.enum(reportKinds), ...reportPeriod });

const rowSum = {
  /** Invoices, pieces after refunds, payments, guests or times, depending on the kind. */
  count,
  /** After refunds, in reports of sales. */
  amount: money,
  /** The amount before refunds, and what was given back of it; of other reports nothing is. */
  sold: money,
  refunded: money,
  /** Refunds, or the pieces that were given back. */
  refunded_count: count,
};

/** The same sums of the compared days. */
const comparedSum = z.object(rowSum);

const reportRow = z.object({
  /** Id, local hour, word of a closed set or frozen text that the row is about. Empty: nobody, or unknown. */
  key: z.string(),
  /** Name for people; null: the screen has words for the key. */
  title: z.string().nullable(),
  /**
   * Weekday of an hour (1: Monday), floor of a table, or person who gave or took something back; null for other rows.
   */
  detail: z.string().nullable(),
  /** All are 0 for rows that only the compared days have. */
  ...rowSum,
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
