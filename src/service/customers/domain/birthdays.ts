import { addDays, type CalendarDate } from "#platform/domain/periods/calendar-date.ts";

/** Days of the birthday list, including today. */
const WEEK = 7;
const LEAP_DAY = 229;

/** Returns month and day of a date as one number: 31 December is 1231. */
export function birthDayOf(day: string): number {
  return Number(day.slice(5, 7)) * 100 + Number(day.slice(8, 10));
}

/**
 * Returns the days from `today` on with the births celebrated on each: 29 February counts as the 28th in other
 * years.
 */
export function birthdayWeek(
  today: CalendarDate,
): readonly { day: CalendarDate; births: readonly number[] }[] {
  return Array.from({ length: WEEK }, (_, place) => {
    const day = addDays(today, place);
    const birth = birthDayOf(day);
    const isEndOfShortFebruary = birth === 228 && birthDayOf(addDays(day, 1)) === 301;
    return { day, births: isEndOfShortFebruary ? [birth, LEAP_DAY] : [birth] };
  });
}

/** Returns the age reached on `day`, a birthday. */
export function ageOn(birthDate: string, day: CalendarDate): number {
  return Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
}
