import { addDays, type CalendarDate, calendarDate, utcOf } from "#platform/domain/periods/calendar-date.ts";

/** Days of the year, month and day, on which public offices are closed (Ley de Asuetos, Vacaciones y Licencias). */
const FIXED =
  "01-01 01-02 05-01 05-10 06-17 08-01 08-02 08-03 08-04 08-05 08-06 09-15 11-02 12-24 12-25 12-26 12-27 12-28 12-29 12-30 12-31".split(
    " ",
  );

/** Holy Week, from Palm Sunday to Easter Monday, in days from Easter. */
const HOLY_WEEK = [-7, -6, -5, -4, -3, -2, -1, 0, 1];

/**
 * The days of a year on which public offices of El Salvador are closed, in order. That the ministry counts them, and not the fewer ones
 * of the Labour Code, follows from its example for March 2026 (guide §22); a list of the tenant's own may take their place.
 */
export function holidaysOf(year: number): CalendarDate[] {
  const easter = easterOf(year);
  const days = [
    ...FIXED.map((day) => calendarDate(`${year}-${day}`)),
    ...HOLY_WEEK.map((from) => addDays(easter, from)),
  ];
  return [...new Set(days)].toSorted();
}

/** Easter Sunday (the Gregorian rule of Meeus, Jones and Butcher), for years after 1582. */
export function easterOf(year: number): CalendarDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return calendarDate(`${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`);
}

/** Whether offices work on a day: Monday to Friday, and none of the closed days (guide §22). */
export function isBusinessDay(day: CalendarDate, closed: ReadonlySet<string>): boolean {
  const weekday = new Date(utcOf(day)).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !closed.has(day);
}

/** The `count`-th business day of the month of a day (guide §22: the tenth). */
export function businessDayOfMonth(
  anyDay: CalendarDate,
  count: number,
  closed: ReadonlySet<string>,
): CalendarDate {
  let day = calendarDate(`${anyDay.slice(0, 8)}01`);
  for (let left = count; ; day = addDays(day, 1)) {
    if (isBusinessDay(day, closed)) left -= 1;
    if (left === 0) return day;
  }
}
