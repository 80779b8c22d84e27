import { expect, test } from "vitest";
import { businessDate, DEFAULT_DAY_RULE } from "#platform/domain/periods/business-day.ts";
import { namedRange, type Period } from "#platform/domain/periods/period.ts";
import { type ComparedRange, comparedRanges } from "./compared-ranges.ts";

const rule = DEFAULT_DAY_RULE;
/** 14:30 of a day in El Salvador. */
const at = (day: string) => ({
  today: businessDate(day),
  nowMs: Date.parse(`${day}T14:30:00-06:00`),
  rule,
});
const present = at("2026-03-30");
const { today } = present;
const ranged = (from: string, to: string) => ({ from: businessDate(from), to: businessDate(to) });
const daysOf = ({ from, to }: ComparedRange) => `${from} ${to}`;
/** The local hour up to which the last day counts. */
const untilOf = ({ until }: ComparedRange) =>
  until === null ? null : new Date(until - 6 * 3_600_000).toISOString().slice(0, 16);

test.each<[Exclude<Period, "custom">, string, string]>([
  ["today", "2026-03-29 2026-03-29", "2026-03-23 2026-03-23"],
  ["yesterday", "2026-03-28 2026-03-28", "2026-03-22 2026-03-22"],
  ["last_7days", "2026-03-17 2026-03-23", "2026-03-17 2026-03-23"],
  // Up to today; and February has no 30th.
  ["this_month", "2026-02-01 2026-02-28", "2026-01-25 2026-02-23"],
  ["last_month", "2026-01-01 2026-01-31", "2026-01-04 2026-01-31"],
])("%s is compared with %s, and with the weekdays %s", (period, before, weekdays) => {
  const ranges = comparedRanges(period, namedRange(period, today), present);
  expect([ranges.before, ranges.weekdays].map(daysOf)).toEqual([before, weekdays]);
});

test.each<[Exclude<Period, "custom">, string, string | null, string | null]>([
  ["today", "2026-03-30", "2026-03-29T14:30", "2026-03-23T14:30"],
  ["last_7days", "2026-03-30", "2026-03-23T14:30", "2026-03-23T14:30"],
  ["this_month", "2026-03-15", "2026-02-15T14:30", "2026-02-22T14:30"],
  // The last day of a month is a part of a day too.
  ["this_month", "2026-11-30", "2026-10-30T14:30", "2026-10-26T14:30"],
  // No 30th in February: its whole month is the most that can stand beside.
  ["this_month", "2026-03-30", null, "2026-02-23T14:30"],
  ["yesterday", "2026-03-30", null, null],
  ["last_month", "2026-03-30", null, null],
])("%s on %s is compared up to the same hour, %s, and %s", (period, day, before, weekdays) => {
  const here = at(day);
  const ranges = comparedRanges(period, namedRange(period, here.today), here);
  expect([untilOf(ranges.before), untilOf(ranges.weekdays)]).toEqual([before, weekdays]);
});

test("days to come are compared with nothing", () => {
  const ahead = comparedRanges("custom", ranged("2026-04-01", "2026-04-03"), present);
  expect([daysOf(ahead.before), untilOf(ahead.before)]).toEqual(["2026-03-29 2026-03-31", null]);
  const across = comparedRanges("custom", ranged("2026-03-29", "2026-04-29"), present);
  expect([daysOf(across.before), untilOf(across.before)]).toEqual([
    "2026-03-27 2026-03-28",
    "2026-03-28T14:30",
  ]);
});

test.each([
  ["2026-01-01", "2026-02-28", "2025-11-01 2025-12-31"],
  ["2025-01-01", "2025-12-31", "2024-01-01 2024-12-31"],
  // Until today, up to the same day of the month.
  ["2026-02-01", "2026-03-31", "2025-12-01 2026-01-30"],
  ["2026-01-02", "2026-02-28", "2025-11-05 2026-01-01"],
])("whole months from %s to %s are compared with as many months, %s", (from, to, before) => {
  expect(daysOf(comparedRanges("custom", ranged(from, to), present).before)).toBe(before);
});

test("where today is known as a whole day only, it is compared when it is over", () => {
  const overOnly = { ...present, isOverOnly: true };
  const month = comparedRanges("this_month", namedRange("this_month", today), overOnly).before;
  expect([daysOf(month), month.until]).toEqual(["2026-02-01 2026-02-28", null]);
  const week = comparedRanges("last_7days", namedRange("last_7days", today), overOnly).before;
  expect([daysOf(week), week.until]).toEqual(["2026-03-18 2026-03-23", null]);
  const last = comparedRanges("custom", ranged("2026-02-01", "2026-03-29"), overOnly).before;
  expect(daysOf(last)).toBe("2025-12-06 2026-01-31");
});
