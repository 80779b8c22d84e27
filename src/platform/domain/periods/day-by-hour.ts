import { type BusinessDate, businessDayStart, type DayRule, wallClock } from "./business-day.ts";
import { addDays } from "./calendar-date.ts";

const HOURS = 24;

/** The day that a business day is compared with: the same weekday of the week before. */
export function sameWeekdayBefore(date: BusinessDate): BusinessDate {
  return addDays(date, -7);
}

/** A moment (ms) and the restaurant's rule of business days. */
export interface Moment {
  readonly nowMs: number;
  readonly rule: DayRule;
}

/**
 * The moment (ms) up to which `other` is compared with the running business day `date`: as long after its beginning as it is now, and
 * never after its end, also where a night of one of them had another length. Throws RangeError on an unknown zone.
 */
export function sameMomentOn(other: BusinessDate, date: BusinessDate, { nowMs, rule }: Moment): number {
  const passed = Math.max(0, nowMs - businessDayStart(date, rule));
  return Math.min(businessDayStart(other, rule) + passed, businessDayStart(addDays(other, 1), rule));
}

/** The value of an hour of the wall clock, 0 to 23: an amount or a count. */
export interface HourValue {
  readonly hour: number;
  readonly value: number;
}

/** An hour of two days beside each other. */
export interface ComparedHour {
  readonly hour: number;
  /** Null: still to come. */
  readonly today: number | null;
  readonly before: number;
}

/**
 * A business day by the hours of the wall clock in their order from the cut-off hour on, beside the same weekday before:
 * from the first hour to the last in which either had something, and to the present one where today has. Empty when
 * neither had anything. An hour that comes twice in the night the clocks go back is one. Throws RangeError on an unknown zone.
 */
export function compareByHour(
  today: readonly HourValue[],
  before: readonly HourValue[],
  { nowMs, rule }: Moment,
): ComparedHour[] {
  const placeOf = (hour: number) => (hour - rule.cutoffHour + HOURS) % HOURS;
  const present = placeOf(new Date(wallClock(nowMs, rule.zone)).getUTCHours());
  const used = [...today, ...before].filter(({ value }) => value !== 0).map(({ hour }) => placeOf(hour));
  if (used.length === 0) return [];
  const isBegun = today.some(({ value }) => value !== 0);
  const first = Math.min(...used);
  const last = Math.max(...used, isBegun ? present : first);
  return Array.from({ length: last - first + 1 }, (_, step) => {
    const place = first + step;
    const hour = (place + rule.cutoffHour) % HOURS;
    const sold = valueAt(today, hour);
    return { hour, today: place > present && sold === 0 ? null : sold, before: valueAt(before, hour) };
  });
}

function valueAt(values: readonly HourValue[], wanted: number): number {
  return values.filter(({ hour }) => hour === wanted).reduce((sum, { value }) => sum + value, 0);
}
