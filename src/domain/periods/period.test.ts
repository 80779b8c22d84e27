import { expect, test } from "vitest";
import { businessDate } from "./business-day.ts";
import { defaultCustomRange, type Period, pastPeriods, periodRange, periods } from "./period.ts";

const today = businessDate("2026-03-05");

test.each<[Period, string, string]>([
  ["today", "2026-03-05", "2026-03-05"],
  ["tomorrow", "2026-03-06", "2026-03-06"],
  ["yesterday", "2026-03-04", "2026-03-04"],
  ["last_7days", "2026-02-27", "2026-03-05"],
  ["this_month", "2026-03-01", "2026-03-31"],
  ["last_month", "2026-02-01", "2026-02-28"],
  ["custom", "2026-03-05", "2026-04-05"],
])("%s is %s to %s", (period, from, to) => {
  expect(periodRange(period, today)).toEqual({ ok: true, range: { from, to } });
});

test("a custom range is taken as given, and refused when it runs backwards", () => {
  const from = businessDate("2026-01-10");
  const to = businessDate("2026-01-31");
  expect(periodRange("custom", today, { from, to })).toEqual({ ok: true, range: { from, to } });
  expect(periodRange("custom", today, { from: to, to: from })).toEqual({
    ok: false,
    reason: "range_reversed",
  });
  expect(periodRange("today", today, { from: to, to: from }).ok).toBe(true);
  expect(defaultCustomRange(businessDate("2026-01-31")).to).toBe("2026-02-28");
});

test("accounting and reports have all filters but tomorrow", () => {
  expect(pastPeriods).toEqual(periods.filter((period) => period !== "tomorrow"));
  expect(pastPeriods).toHaveLength(6);
});
