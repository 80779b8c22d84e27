import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import { sumCents } from "#platform/domain/money/cents.ts";
import { addDays, daysBetween } from "#platform/domain/periods/calendar-date.ts";
import type { DateRange } from "#platform/domain/periods/period.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { readReportTrend as definition, TrendPoint } from "../../contract/report-trend.ts";
import { afterRefunds } from "../../domain/after-refunds.ts";
import { averageOfSales } from "../../domain/average-of-sales.ts";
import { begunDays } from "../../domain/compared-ranges.ts";
import { bucketsOf, usualStep } from "../../domain/time-buckets.ts";
import { readSums, type SumRow } from "../read-sums.ts";
import { reportScope } from "../report-scope.ts";

/** Fewer days than this have no course: those before them are read too. */
const LEAST_DAYS = 7;
const SHORT_DAYS = 14;

const dimensions = ["sale", "order", "tip", "guest"] as const;
type DayRows = Readonly<Record<(typeof dimensions)[number], readonly SumRow[]>>;

/** Returns the course of the figures of a period, by the sums that the report itself is made of. */
export function readReportTrend(
  ctx: StaffContext,
  query: QueryOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    tx.snapshot();
    const { day, range } = await reportScope(tx, ctx, query);
    const days = longEnough(begunDays(range, day.today));
    const step = usualStep(days);
    const [sale, order, tip, guest] = await Promise.all(
      dimensions.map((dimension) => readSums(tx, dimension, days, { day, group: "days" })),
    );
    const rows = { sale: sale ?? [], order: order ?? [], tip: tip ?? [], guest: guest ?? [] };
    return { ...days, step, points: bucketsOf(days, step).map((bucket) => pointOf(bucket, rows)) };
  });
}

function longEnough({ from, to }: DateRange): DateRange {
  return daysBetween(from, to) + 1 < LEAST_DAYS ? { from: addDays(to, 1 - SHORT_DAYS), to } : { from, to };
}

function pointOf({ from, to }: DateRange, rows: DayRows): TrendPoint {
  const within = (dimension: keyof DayRows) => rows[dimension].filter(({ key }) => key >= from && key <= to);
  const amounts = (some: readonly SumRow[], figure: "discount" | "refunded" | "amount") =>
    sumCents(some.map((row) => row[figure]));
  const counts = (some: readonly SumRow[]) => some.reduce((sum, { count }) => sum + count, 0);
  const [sale, guest] = [within("sale"), within("guest")];
  const left = sale.map(afterRefunds);
  const revenueTotal = sumCents(left.map(({ amount }) => amount));
  const ordersCount = counts(within("order"));
  const guestsCount = counts(guest);
  return {
    from,
    to,
    ordersCount,
    averageOrderValue: averageOfSales(revenueTotal, ordersCount),
    revenueTotal,
    netRevenue: sumCents(left.map(({ net }) => net)),
    taxTotal: sumCents(left.map(({ tax }) => tax)),
    tributesTotal: sumCents(left.map(({ tributes }) => tributes)),
    serviceChargeTotal: sumCents(left.map(({ service }) => service)),
    discountTotal: amounts(sale, "discount"),
    refundTotal: amounts(sale, "refunded"),
    tipTotal: amounts(within("tip"), "amount"),
    guestsCount,
    averagePerGuest: averageOfSales(sumCents(guest.map((row) => afterRefunds(row).amount)), guestsCount),
  };
}
