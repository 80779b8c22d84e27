import { expect, test } from "vitest";
import { businessDate } from "#platform/domain/periods/business-day.ts";
import { namedRange, type Period } from "#platform/domain/periods/period.ts";
import { comparedRanges } from "./compared-ranges.ts";

const today = businessDate("2026-03-30");

test.each<[Exclude<Period, "custom">, string, string]>([
  ["today", "2026-03-29 2026-03-29", "2026-03-23 2026-03-23"],
  ["yesterday", "2026-03-28 2026-03-28", "2026-03-22 2026-03-22"],
  ["last_7days", "2026-03-17 2026-03-23", "2026-03-17 2026-03-23"],
  // Up to today; and February has no 30th.
  ["this_month", "2026-02-01 2026-02-28", "2026-01-25 2026-02-23"],
  ["last_month", "2026-01-01 2026-01-31", "2026-01-04 2026-01-31"],
])("%s is compared with %s, and with the weekdays %s", (period, before, weekdays) => {
  const ranges = comparedRanges(period, namedRange(period, today), today);
  expect([ranges.before, ranges.weekdays].map(({ from, to }) => `${from} ${to}`)).toEqual([before, weekdays]);
});

test("days to come are compared with nothing", () => {
  const ahead = { from: businessDate("2026-04-01"), to: businessDate("2026-04-03") };
  expect(comparedRanges("custom", ahead, today).before).toEqual({ from: "2026-03-29", to: "2026-03-31" });
  const across = { from: businessDate("2026-03-29"), to: businessDate("2026-04-29") };
  expect(comparedRanges("custom", across, today).before).toEqual({ from: "2026-03-27", to: "2026-03-28" });
});
