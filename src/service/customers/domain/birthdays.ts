import { addDays, type CalendarDate } from "#platform/domain/periods/calendar-date.ts";

/** Days that a week of birthdays looks ahead, today among them. */
const WEEK = 7;
const LEAP_DAY = 229;

/** Month and day of a date as one number: 31 December is 1231. */
export function birthDayOf(day: string): number {
  return Number(day.slice(5, 7)) * 100 + Number(day.slice(8, 10));
}

/**
 * The days from `today` on, and which births are kept on each: whoever was born on 29 February keeps it on the 28th where
 * the year has none.
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

/** How old somebody becomes on `day`, a birthday of theirs. */
export function ageOn(birthDate: string, day: CalendarDate): number {
  return Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
}
