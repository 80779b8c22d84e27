import { expect, test } from "vitest";
import {
  addDays,
  addMonths,
  calendarDate,
  firstOfMonth,
  isCalendarDate,
  lastOfMonth,
} from "./calendar-date.ts";

test("only days that exist are dates", () => {
  expect(isCalendarDate("2028-02-29")).toBe(true);
  for (const wrong of ["2026-02-29", "2026-13-01", "2026-00-10", "2026-1-1", "21/11/2026", ""]) {
    expect(isCalendarDate(wrong)).toBe(false);
  }
  expect(() => calendarDate("2026-02-30")).toThrow(RangeError);
});

test("days and months are added over the ends of months and years", () => {
  expect(addDays(calendarDate("2026-12-31"), 1)).toBe("2027-01-01");
  expect(addDays(calendarDate("2028-03-01"), -1)).toBe("2028-02-29");
  expect(addMonths(calendarDate("2026-01-31"), 1)).toBe("2026-02-28");
  expect(addMonths(calendarDate("2026-12-15"), 1)).toBe("2027-01-15");
  expect(addMonths(calendarDate("2026-03-31"), -1)).toBe("2026-02-28");
  expect(firstOfMonth(calendarDate("2026-11-21"))).toBe("2026-11-01");
  expect(lastOfMonth(calendarDate("2026-02-05"))).toBe("2026-02-28");
});
