import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { DateRange } from "#platform/domain/periods/period.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type {
  ReportBy,
  ReportItem,
  readReportBy as readReportByRoute,
  readReport as readReportRoute,
} from "../contract/reports.ts";
import { afterRefunds } from "../domain/after-refunds.ts";
import { readFigures } from "./read-figures.ts";
import { type ReportDay, readSums } from "./read-sums.ts";
import { reportRows } from "./report-rows.ts";
import { reportScope, shownCompared, shownDays } from "./report-scope.ts";
import { titlesOfItems, titlesOfPayments } from "./report-titles.ts";

const TOP_ITEMS = 50;

type Report = ResponseOf<typeof readReportRoute>;

/** Returns the report of a period with the compared days, all of one moment. */
export function readReport(ctx: StaffContext, query: QueryOf<typeof readReportRoute>): Promise<Report> {
  return ctx.inTenant(async (tx) => {
    tx.snapshot();
    const { day, range, currency, compared } = await reportScope(tx, ctx, query);
    const { before, weekdays } = compared;
    const [figures, figuresBefore, figuresOfWeekdays, topSellingItems, totalPaymentsByPaymentTypes] =
      await Promise.all([
        readFigures(tx, range, day),
        readFigures(tx, before, day),
        readFigures(tx, weekdays, day),
        bestSellers(tx, range, day),
        paymentsByType(tx, range, day),
      ]);
    return {
      ...figures,
      from: range.from,
      to: range.to,
      today: day.today,
      currency,
      topSellingItems,
      totalPaymentsByPaymentTypes,
      before: { ...shownCompared(before), figures: figuresBefore },
      same_weekdays: { ...shownCompared(weekdays), figures: figuresOfWeekdays },
    };
  });
}

/** Returns the best sellers after refunds; of items with the same number the older comes first. */
export async function bestSellers(tx: Tx, range: DateRange, day: ReportDay): Promise<ReportItem[]> {
  const sums = await readSums(tx, "item", range, { day });
  const sold = sums
    .map(({ key, count, refundedCount }) => ({ key, count: count - refundedCount }))
    .filter(({ key, count }) => key !== "" && count > 0)
    .toSorted((a, b) => b.count - a.count || Number(a.key) - Number(b.key))
    .slice(0, TOP_ITEMS);
  const titles = await titlesOfItems(
    tx,
    sold.map(({ key }) => key),
  );
  return sold.flatMap(({ key, count }) =>
    titles
      .filter((item) => item.key === key)
      .map(({ title, price, net_price }) => ({ title, price, net_price, orders_count: count })),
  );
}

/** Returns the payments by method less what was given back by it, in the order in which they are offered. */
export async function paymentsByType(
  tx: Tx,
  range: DateRange,
  day: ReportDay,
): Promise<Report["totalPaymentsByPaymentTypes"]> {
  const sums = await readSums(tx, "payment", range, { day });
  const titles = await titlesOfPayments(
    tx,
    sums.map(({ key }) => key),
  );
  return titles.flatMap(({ key, title }) =>
    sums
      .filter((row) => row.key === key)
      .map((row) => ({
        title,
        total: afterRefunds(row).amount,
        sold: row.amount,
        refunded: row.refunded,
      })),
  );
}

/** Returns one kind of report for a period, all of one moment. */
export function readReportBy(ctx: StaffContext, query: QueryOf<typeof readReportByRoute>): Promise<ReportBy> {
  return ctx.inTenant(async (tx) => {
    tx.snapshot();
    const scope = await reportScope(tx, ctx, query);
    const rows = await reportRows(tx, query.by, scope);
    return { ...shownDays(scope), by: query.by, currency: scope.currency, rows };
  });
}
