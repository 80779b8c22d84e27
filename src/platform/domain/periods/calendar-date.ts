import { DAY_MS } from "./durations.ts";

/** A day of the calendar as YYYY-MM-DD; compares as text. */
export type CalendarDate = string & { readonly __date: "calendar" };

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Tells whether the text is a day that exists (2026-02-30 does not). */
export function isCalendarDate(text: string): text is CalendarDate {
  const match = SHAPE.exec(text);
  return match !== null && text === isoOf(Number(match[1]), Number(match[2]), Number(match[3]));
}

/** Brands a day. Throws RangeError on another shape or on a day that does not exist. */
export function calendarDate(text: string): CalendarDate {
  if (!isCalendarDate(text)) throw new RangeError(`not a date: ${text}`);
  return text;
}

/** `days` later, or earlier when negative. Days of the calendar have no zone, so daylight saving plays no part. */
export function addDays<Day extends CalendarDate>(day: Day, days: number): Day {
  return new Date(utcOf(day) + days * DAY_MS).toISOString().slice(0, 10) as Day;
}

/** `months` later; a day that the month lacks becomes its last one (31 January + 1 = 28 or 29 February). */
export function addMonths<Day extends CalendarDate>(day: Day, months: number): Day {
  const [year, month, dayOfMonth] = partsOf(day);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return isoOf(year, month + months, Math.min(dayOfMonth, last)) as Day;
}

/** First day of the day's month. */
export function firstOfMonth<Day extends CalendarDate>(day: Day): Day {
  return `${day.slice(0, 8)}01` as Day;
}

/** Last day of the day's month. */
export function lastOfMonth<Day extends CalendarDate>(day: Day): Day {
  return addDays(addMonths(firstOfMonth(day), 1), -1);
}

/** Midnight UTC of the day in ms: for arithmetic only, it is not the day's start anywhere but in Greenwich. */
export function utcOf(day: CalendarDate): number {
  const [year, month, dayOfMonth] = partsOf(day);
  return Date.UTC(year, month - 1, dayOfMonth);
}

function partsOf(day: CalendarDate): [year: number, month: number, dayOfMonth: number] {
  return [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8, 10))];
}

function isoOf(year: number, month: number, dayOfMonth: number): string {
  return new Date(Date.UTC(year, month - 1, dayOfMonth)).toISOString().slice(0, 10);
}

/** Days from one day to another; negative when it lies before. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((utcOf(to) - utcOf(from)) / DAY_MS);
}
