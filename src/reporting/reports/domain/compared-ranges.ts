import type { BusinessDate } from "#platform/domain/periods/business-day.ts";
import { addDays, addMonths, daysBetween } from "#platform/domain/periods/calendar-date.ts";
import type { DateRange, Period } from "#platform/domain/periods/period.ts";

/** Business days that a report may span: ten years, with their leap days. */
export const MOST_REPORT_DAYS = 3_653;

const WEEK = 7;

export interface ComparedRanges {
  /** As many days just before; of a month the month before, up to the same day of it. */
  readonly before: DateRange;
  /** The same days of the week just before: as many whole weeks earlier as the range needs. */
  readonly weekdays: DateRange;
}

/** With which days those of a period are compared. Days after `today` have not happened and are compared with nothing. */
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

/** Of a whole month the whole one before, though it may be longer or shorter. */
function monthBefore({ from, to }: DateRange, lastOfMonth: BusinessDate): DateRange {
  const first = addMonths(from, -1);
  return { from: first, to: to === lastOfMonth ? addDays(from, -1) : addMonths(to, -1) };
}
