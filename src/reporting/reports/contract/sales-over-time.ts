import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { csvFile } from "#platform/contract/lists.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import { day, money } from "#platform/contract/wire.ts";
import { comparisons } from "../domain/compared-ranges.ts";
import { timeSteps } from "../domain/time-buckets.ts";
import { comparedRange, reportPeriod } from "./reports.ts";

const sums = {
  /** Invoices; of the platform orders. */
  count: z.number().int(),
  /** With tax and service charge, without tips, before refunds. */
  sold: money,
  /** Given back on these days, of whatever day's sale; without tips. */
  refunded: money,
  after_refunds: money,
};
const salesOfDays = z.object(sums);
const bucket = z.object({ from: day, to: day, ...sums });

/** A line over time and the one before it. */
export const salesOverTime = z.object({
  /** Days that have begun. */
  from: day,
  to: day,
  before: comparedRange,
  step: z.enum(timeSteps),
  currency: z.string(),
  /**
   * Each day, week (from Monday) or month beside as many days of the period before, in their order; null where one of the
   * two periods is longer.
   */
  buckets: z.array(z.object({ now: bucket.nullable(), before: bucket.nullable() })),
  total: z.object({ now: salesOfDays, before: salesOfDays }),
});
export type SalesLines = z.output<typeof salesOverTime>;

const access = screenAccess("reports");
/** Without a step, one that suits the length of the period; beside the days before, or the same weekdays. */
const query = z.object({
  ...reportPeriod,
  step: z.enum(timeSteps).optional(),
  than: z.enum(comparisons).default("before"),
});

export const readSalesOverTime = route({
  method: "GET",
  path: "/reports/over-time",
  summary:
    "Sales by day, week or month of a period, each beside the period before, or the same days of the week before.",
  access,
  query,
  response: salesOverTime,
  errors: ["invalid_input"],
});

export const exportSalesOverTime = route({
  method: "GET",
  path: "/reports/over-time/export",
  summary: "The same as a CSV file, with the sums of both periods at the end.",
  access,
  query,
  csv: true,
  response: csvFile,
  errors: ["invalid_input"],
});
