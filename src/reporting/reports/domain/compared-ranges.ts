import type { BusinessDate } from "#platform/domain/periods/business-day.ts";
import { addDays, addMonths, daysBetween } from "#platform/domain/periods/calendar-date.ts";
import type { DateRange, Period } from "#platform/domain/periods/period.ts";

/** Most business days of a report: ten years with their leap days. */
export const MAX_REPORT_DAYS = 3_653;

const WEEK = 7;

export interface ComparedRanges {
  /** The same number of days just before; for a month, the month before up to the same day. */
  readonly before: DateRange;
  /** The same weekdays just before: as many whole weeks earlier as the range needs. */
  readonly weekdays: DateRange;
}

/**
 * Returns the days that a period is compared with. Days after `today` have not happened and are not compared.
 */
export function comparedRanges(period: Period, range: DateRange, today: BusinessDate): ComparedRanges {
  const { from } = range;
  const to = range.to > today && from <= today ? today : range.to;
  const days = daysBetween(from, to) + 1;
  const weeks = Math.ceil(days / WEEK) * WEEK;
  return {
    before: isMonth(period) ? monthBefore({ from, to }, range.to) : before(from, days),
    weekdays: { from: addDays(from, -weeks), to: addDays(to, -weeks) },
  };
}

const isMonth = (period: Period) => period === "this_month" || period === "last_month";

function before(from: BusinessDate, days: number): DateRange {
  return { from: addDays(from, -days), to: addDays(from, -1) };
}

/** A whole month is compared with the whole month before, though that may be longer or shorter. */
function monthBefore({ from, to }: DateRange, lastOfMonth: BusinessDate): DateRange {
  const first = addMonths(from, -1);
  return { from: first, to: to === lastOfMonth ? addDays(from, -1) : addMonths(to, -1) };
}
