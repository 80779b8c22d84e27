import { type Cents, cents, sumCents } from "#platform/domain/money/cents.ts";
import type { BusinessDate } from "#platform/domain/periods/business-day.ts";
import type { DateRange } from "#platform/domain/periods/period.ts";
import { comparedBuckets, type TimeStep } from "./time-buckets.ts";

/** Sales of one day or several. */
export interface DaySales {
  /** Invoices, or orders where invoices are not counted. */
  readonly count: number;
  /** Before refunds. */
  readonly sold: Cents;
  /** Given back on these days, of whatever day's sale. */
  readonly refunded: Cents;
}

export interface SalesOfDays extends DaySales {
  readonly after_refunds: Cents;
}

/** Days with their sales; a day that is missing sold nothing. */
export interface PeriodSales {
  readonly range: DateRange;
  readonly days: ReadonlyMap<BusinessDate, DaySales>;
}

interface Compared<Side> {
  readonly now: Side;
  readonly before: Side;
}

export interface SalesOverTime {
  readonly buckets: readonly Compared<(DateRange & SalesOfDays) | null>[];
  readonly total: Compared<SalesOfDays>;
}

/** Adds up the days of two periods by a step, beside each other (`comparedBuckets`); where nothing was sold there is 0. */
export function salesOverTime(now: PeriodSales, before: PeriodSales, step: TimeStep): SalesOverTime {
  const sideOf = (range: DateRange | null, { days }: PeriodSales) =>
    range === null ? null : { ...range, ...salesIn(range, days) };
  return {
    buckets: comparedBuckets(now.range, before.range, step).map((bucket) => ({
      now: sideOf(bucket.now, now),
      before: sideOf(bucket.before, before),
    })),
    total: { now: salesIn(now.range, now.days), before: salesIn(before.range, before.days) },
  };
}

function salesIn({ from, to }: DateRange, days: PeriodSales["days"]): SalesOfDays {
  const sales = [...days].filter(([day]) => day >= from && day <= to).map(([, sums]) => sums);
  const sold = sumCents(sales.map((day) => day.sold));
  const refunded = sumCents(sales.map((day) => day.refunded));
  return {
    count: sales.reduce((sum, { count }) => sum + count, 0),
    sold,
    refunded,
    after_refunds: cents(sold - refunded),
  };
}
