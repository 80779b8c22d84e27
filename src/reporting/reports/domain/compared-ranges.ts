import type { BusinessDate } from "#platform/domain/periods/business-day.ts";
import {
  addDays,
  addMonths,
  daysBetween,
  firstOfMonth,
  lastOfMonth,
} from "#platform/domain/periods/calendar-date.ts";
import { type Moment, sameMomentOn } from "#platform/domain/periods/day-by-hour.ts";
import type { DateRange, Period } from "#platform/domain/periods/period.ts";

/** Most business days of a report: ten years with their leap days. */
export const MAX_REPORT_DAYS = 3_653;

const WEEK = 7;

/** Business days that another period is compared with. */
export interface ComparedRange extends DateRange {
  /**
   * The moment (ms) on the last day up to which it counts, because the period's own last day is not over yet; null: as a
   * whole.
   */
  readonly until: number | null;
}

/** What a period is compared with, as answers and addresses call it: see `ComparedRanges`. */
export const comparisons = ["before", "same_weekdays"] as const;
export type Comparison = (typeof comparisons)[number];

export interface ComparedRanges {
  /** The same number of days just before; of whole months, as many months before, up to the same day. */
  readonly before: ComparedRange;
  /** The same weekdays just before: as many whole weeks earlier as the range needs. */
  readonly weekdays: ComparedRange;
}

/** The present business day, and the moment in it. */
export interface Present extends Moment {
  readonly today: BusinessDate;
  /** Today is left out: it is known as a whole day only, and it is not over. */
  readonly isOverOnly?: boolean;
}

/** Days of a range that have begun: those after `today` have not happened. A range that lies ahead stays as it is. */
export function begunDays({ from, to }: DateRange, today: BusinessDate): DateRange {
  return { from, to: to > today && from <= today ? today : to };
}

/**
 * Returns the days that a period is compared with. Days after today have not happened and are not compared; while today
 * is the last of the period, the day that stands beside it counts up to the same hour, so that a part of a day is never
 * compared with a whole one.
 */
export function comparedRanges(
  period: Period,
  range: DateRange,
  { today, isOverOnly = false, ...moment }: Present,
): ComparedRanges {
  const { from, to } = begunDays(range, isOverOnly ? addDays(today, -1) : today);
  const days = daysBetween(from, to) + 1;
  const weeks = Math.ceil(days / WEEK) * WEEK;
  const cut = (compared: DateRange): ComparedRange => {
    // Where a shorter month has no such day, its last one is not beside today.
    const isBesideToday = !isOverOnly && to === today && daysBetween(compared.from, compared.to) + 1 === days;
    return { ...compared, until: isBesideToday ? sameMomentOn(compared.to, today, moment) : null };
  };
  return {
    before: cut(isMonths(period, range) ? monthsBefore({ from, to }, range.to < today) : before(from, days)),
    weekdays: cut({ from: addDays(from, -weeks), to: addDays(to, -weeks) }),
  };
}

const isMonths = (period: Period, { from, to }: DateRange) =>
  period === "this_month" ||
  period === "last_month" ||
  (from === firstOfMonth(from) && to === lastOfMonth(to));

function before(from: BusinessDate, days: number): DateRange {
  return { from: addDays(from, -days), to: addDays(from, -1) };
}

/** Whole months are compared with as many before, though those may be longer or shorter. */
function monthsBefore({ from, to }: DateRange, isOver: boolean): DateRange {
  const months = monthsBetween(from, to) + 1;
  return { from: addMonths(from, -months), to: isOver ? addDays(from, -1) : addMonths(to, -months) };
}

/** Months from that of one day to that of another. */
export function monthsBetween(from: BusinessDate, to: BusinessDate): number {
  const ordinal = (day: BusinessDate) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return ordinal(to) - ordinal(from);
}
