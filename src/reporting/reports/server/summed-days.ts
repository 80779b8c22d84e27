import type { BusinessDate } from "#platform/domain/periods/business-day.ts";
import { addDays, firstOfMonth, lastOfMonth } from "#platform/domain/periods/calendar-date.ts";
import type { DateRange } from "#platform/domain/periods/period.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";

export interface SummedDays {
  /** Last summed day; null: none. */
  readonly until: BusinessDate | null;
  /** Days until then that are read from raw rows. */
  readonly stale: readonly BusinessDate[];
  /** The first day with anything; null: nothing happened yet. */
  readonly first: BusinessDate | null;
}

/** Reads them as of the transaction's snapshot. */
export async function readSummedDays(tx: Tx): Promise<SummedDays> {
  const [row] = await tx.query<SummedDays>({
    text: `select (select summed_until from report_watermarks where tenant_id = $1) as until,
      array(select distinct business_date::text from report_stale_days where tenant_id = $1 order by 1) as stale,
      least(
        (select min(business_date) from accounts where tenant_id = $1),
        (select min(business_date) from orders where tenant_id = $1),
        (select min(business_date) from invoices where tenant_id = $1),
        (select min(business_date) from refunds where tenant_id = $1)
      ) as first`,
    values: [tx.tenantId],
  });
  return required(row, "which days are summed");
}

/** Returns the days of a range that are not summed and on which something may have happened. */
export function rawDays(
  { until, stale, first }: SummedDays,
  range: DateRange,
  today: BusinessDate,
): BusinessDate[] {
  if (first === null) return [];
  const afterSummed = until === null ? first : addDays(until, 1);
  const from = latest(range.from, afterSummed, first);
  // A till whose clock is ahead writes into tomorrow, so tomorrow is read too.
  const to = earliest(range.to, addDays(today, 1));
  const days = stale.filter((day) => day >= range.from && day <= range.to);
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/**
 * The summed days of a range: whole months, by their first days, and the other days one by one without the stale
 * ones.
 */
interface SummedParts {
  readonly months: readonly BusinessDate[];
  readonly spans: readonly DateRange[];
}

/**
 * Decides how the summed days of a range are read. A whole month is read as one when none of its days is stale: the
 * job writes its sums with those of its days (`sumDays`). Without `hasMonths` all are read by day, because a month
 * does not know its weekdays.
 */
export function summedParts(
  { until, stale, first }: SummedDays,
  range: DateRange,
  { hasMonths }: { readonly hasMonths: boolean },
): SummedParts {
  if (until === null) return { months: [], spans: [] };
  const from = latest(range.from, first ?? range.from);
  const to = earliest(range.to, until);
  if (!hasMonths) return { months: [], spans: [{ from, to }] };
  const months: BusinessDate[] = [];
  const spans: DateRange[] = [];
  for (let day = from; day <= to; ) {
    const month = { from: firstOfMonth(day), to: lastOfMonth(day) };
    const isWhole = range.from <= month.from && to >= month.to;
    if (isWhole && !stale.some((day) => day >= month.from && day <= month.to)) months.push(month.from);
    else spans.push({ from: day, to: earliest(month.to, to) });
    day = addDays(month.to, 1);
  }
  return { months, spans };
}

function latest(...days: BusinessDate[]): BusinessDate {
  return days.reduce((last, day) => {
    if (day > last) return day;
    return last;
  });
}

function earliest(...days: BusinessDate[]): BusinessDate {
  return days.reduce((first, day) => {
    if (day < first) return day;
    return first;
  });
}
