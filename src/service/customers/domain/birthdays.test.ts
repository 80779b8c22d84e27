import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, calendarDate } from "#platform/domain/periods/calendar-date.ts";
import { ageOn, birthDayOf, birthdayWeek } from "./birthdays.ts";

const birthsOf = (today: string) => birthdayWeek(calendarDate(today)).flatMap(({ births }) => births);

test("today and six days after, across the ends of month and year", () => {
  expect(birthsOf("2026-11-23")).toEqual([1123, 1124, 1125, 1126, 1127, 1128, 1129]);
  expect(birthsOf("2026-12-29")).toEqual([1229, 1230, 1231, 101, 102, 103, 104]);
  expect(birthdayWeek(calendarDate("2026-12-29")).at(-1)?.day).toBe("2027-01-04");
});

test("29 February is kept on the 28th of a year without one", () => {
  expect(birthsOf("2027-02-27")).toEqual([227, 228, 229, 301, 302, 303, 304, 305]);
  expect(birthsOf("2028-02-27")).toEqual([227, 228, 229, 301, 302, 303, 304]);
});

test("every birth is kept on exactly one day of every year", () => {
  const births = Array.from({ length: 366 }, (_, n) => birthDayOf(addDays(calendarDate("2028-01-01"), n)));
  fc.assert(
    fc.property(fc.integer({ min: 1950, max: 2150 }), fc.constantFrom(...births), (year, birth) => {
      const kept = Array.from({ length: 365 }, (_, n) => addDays(calendarDate(`${year}-01-01`), n)).filter(
        (day) => birthdayWeek(day)[0]?.births.includes(birth),
      );
      expect(kept.length).toBe(birth === 1231 && isLeap(year) ? 0 : 1);
    }),
    { seed: 7, numRuns: 200 },
  );
});

/** Its last day is the 366th, which the year above does not reach. */
const isLeap = (year: number) => birthDayOf(addDays(calendarDate(`${year}-02-28`), 1)) === 229;

test("the age is that of the year in which it is kept", () => {
  expect(ageOn("1990-12-31", calendarDate("2026-12-31"))).toBe(36);
  expect(ageOn("2000-02-29", calendarDate("2027-02-28"))).toBe(27);
});
