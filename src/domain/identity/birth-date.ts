import { type CalendarDate, isCalendarDate } from "../periods/calendar-date.ts";

/** Whether the text is a day that exists and is not later than today (operations §5). */
export function isBirthDate(text: string, today: CalendarDate): boolean {
  return isCalendarDate(text) && text <= today;
}
