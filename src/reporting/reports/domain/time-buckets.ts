import type { BusinessDate } from "#platform/domain/periods/business-day.ts";
import {
  addDays,
  daysBetween,
  firstOfMonth,
  lastOfMonth,
  utcOf,
} from "#platform/domain/periods/calendar-date.ts";
import type { DateRange } from "#platform/domain/periods/period.ts";
import { unreachable } from "#platform/domain/unreachable.ts";

/** Lengths of time that a point of a line stands for. */
export const timeSteps = ["day", "week", "month"] as const;
export type TimeStep = (typeof timeSteps)[number];

/** Most days that are told day by day, and week by week, unless somebody chooses otherwise. */
const MAX_DAYS_BY_DAY = 31;
const MAX_DAYS_BY_WEEK = 184;

/** Returns the step that makes a line of some ten to thirty points. */
export function usualStep({ from, to }: DateRange): TimeStep {
  const days = daysBetween(from, to) + 1;
  if (days <= MAX_DAYS_BY_DAY) return "day";
  return days <= MAX_DAYS_BY_WEEK ? "week" : "month";
}

/**
 * Returns the days, weeks (Monday to Sunday) or months of a range in their order; the first and the last may be parts
 * of one.
 */
export function bucketsOf({ from, to }: DateRange, step: TimeStep): DateRange[] {
  const buckets: DateRange[] = [];
  for (let day = from; day <= to; ) {
    const last = lastOf(day, step);
    buckets.push({ from: day, to: earlier(last, to) });
    day = addDays(last, 1);
  }
  return buckets;
}

function lastOf(day: BusinessDate, step: TimeStep): BusinessDate {
  switch (step) {
    case "day":
      return day;
    case "week":
      return addDays(day, 7 - (new Date(utcOf(day)).getUTCDay() || 7));
    case "month":
      return lastOfMonth(day);
    default:
      return unreachable(step);
  }
}

/** Days of a period, and those that stand beside them; null where one of the two periods is longer. */
export interface ComparedBucket {
  readonly now: DateRange | null;
  readonly before: DateRange | null;
}

/**
 * Puts the buckets of a period beside as many days of the period before, counted from its beginning, so that a week is
 * never compared with a part of one. Months of periods that both begin with a month stand beside whole months. Days that
 * the period before has in addition stand alone: together the buckets are both periods.
 */
export function comparedBuckets(now: DateRange, before: DateRange, step: TimeStep): ComparedBucket[] {
  const buckets = bucketsOf(now, step);
  const beside = isByMonth(now, before, step) ? bucketsOf(before, step) : sameLengths(buckets, before, step);
  return Array.from({ length: Math.max(buckets.length, beside.length) }, (_, place) => ({
    now: buckets[place] ?? null,
    before: beside[place] ?? null,
  }));
}

const isByMonth = (now: DateRange, before: DateRange, step: TimeStep) =>
  step === "month" && [now, before].every(({ from }) => from === firstOfMonth(from));

/** Cuts a range into pieces as long as these buckets; what is left is cut by the step. */
function sameLengths(buckets: readonly DateRange[], range: DateRange, step: TimeStep): DateRange[] {
  const pieces: DateRange[] = [];
  let day = range.from;
  for (const bucket of buckets) {
    if (day > range.to) break;
    const last = addDays(day, daysBetween(bucket.from, bucket.to));
    pieces.push({ from: day, to: earlier(last, range.to) });
    day = addDays(last, 1);
  }
  return day > range.to ? pieces : [...pieces, ...bucketsOf({ from: day, to: range.to }, step)];
}

function earlier(one: BusinessDate, other: BusinessDate): BusinessDate {
  if (other < one) return other;
  return one;
}
