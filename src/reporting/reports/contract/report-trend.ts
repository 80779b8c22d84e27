import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import { day, money } from "#platform/contract/wire.ts";
import { timeSteps } from "../domain/time-buckets.ts";
import { reportPeriod } from "./reports.ts";

const count = z.number().int();

/** The figures of a report that add up from day to day: customers, who are counted once, do not. */
const trendPoint = z.object({
  from: day,
  to: day,
  ordersCount: count,
  averageOrderValue: money.nullable(),
  revenueTotal: money,
  netRevenue: money,
  taxTotal: money,
  tributesTotal: money,
  serviceChargeTotal: money,
  discountTotal: money,
  refundTotal: money,
  tipTotal: money,
  guestsCount: count,
  averagePerGuest: money.nullable(),
});
export type TrendPoint = z.output<typeof trendPoint>;

export const readReportTrend = route({
  method: "GET",
  path: "/reports/trend",
  summary:
    "The course of a report's figures by day, week or month; of a period of less than a week, that of the fourteen days that end with it.",
  access: screenAccess("reports"),
  query: z.object(reportPeriod),
  response: z.object({ from: day, to: day, step: z.enum(timeSteps), points: z.array(trendPoint) }),
  errors: ["invalid_input"],
});
