import { expect, test } from "vitest";
import { calendarDate } from "../periods/calendar-date.ts";
import { isBirthDate } from "./birth-date.ts";

test("nobody is born tomorrow, nor on a day that does not exist", () => {
  const today = calendarDate("2026-11-21");
  expect(isBirthDate("2026-11-21", today)).toBe(true);
  expect(isBirthDate("1990-02-28", today)).toBe(true);
  expect(isBirthDate("2026-11-22", today)).toBe(false);
  expect(isBirthDate("1990-02-30", today)).toBe(false);
});
