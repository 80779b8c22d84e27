import { addDays, calendarDate, utcOf } from "#platform/domain/periods/calendar-date.ts";

/** Weekdays as reports name them: 1 is Monday. */
export const weekdays = ["1", "2", "3", "4", "5", "6", "7"] as const;

/**
 * Returns the weekdays of a range, Monday first. A range of fewer than seven days lacks some, which is not the same
 * as no sales.
 */
export function weekdaysAmong({ from, to }: { readonly from: string; readonly to: string }) {
  const shown = weekdays
    .map((_, after) => addDays(calendarDate(from), after))
    .filter((day) => day <= to)
    .map((day) => String(new Date(utcOf(day)).getUTCDay() || 7));
  return weekdays.filter((weekday) => shown.includes(weekday));
}

/** Hour at which hardly anybody sells. */
const MORNING = 5;

/**
 * Returns all hours from the first one after the early morning to the last one, so that a night past midnight stays
 * in one piece; empty for no hours.
 */
export function hoursInOrder(hours: readonly number[]): number[] {
  if (hours.length === 0) return [];
  const fromMorning = hours.map((hour) => (hour + 24 - MORNING) % 24);
  const [first, last] = [Math.min(...fromMorning), Math.max(...fromMorning)];
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index + MORNING) % 24);
}
