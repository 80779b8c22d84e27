import { addDays, calendarDate, utcOf } from "#platform/domain/periods/calendar-date.ts";

/** The days of the week as reports name them: 1 is Monday. */
export const weekdays = ["1", "2", "3", "4", "5", "6", "7"] as const;

/** Those that are among some days, Monday first: of fewer than seven days the others are not, and did not sell nothing. */
export function weekdaysAmong({ from, to }: { readonly from: string; readonly to: string }) {
  const shown = weekdays
    .map((_, after) => addDays(calendarDate(from), after))
    .filter((day) => day <= to)
    .map((day) => String(new Date(utcOf(day)).getUTCDay() || 7));
  return weekdays.filter((weekday) => shown.includes(weekday));
}
