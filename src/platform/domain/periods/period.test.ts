import fc from "fast-check";
import { expect, test } from "vitest";
import { businessDate, businessDateOf, businessDayStart, DEFAULT_DAY_RULE } from "./business-day.ts";
import { addDays } from "./calendar-date.ts";
import {
  defaultCustomRange,
  isWithinDays,
  namedRange,
  type Period,
  pastPeriods,
  periodRange,
  periods,
} from "./period.ts";

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

const at = (instant: string) => businessDateOf(Date.parse(instant), DEFAULT_DAY_RULE);

test.each([
  // Until 04:00 the evening goes on, also over the end of a month, a year and a leap day.
  ["2026-11-22T03:59:59.999-06:00", { today: "2026-11-21", last_7days: "2026-11-15", month: "2026-11-01" }],
  ["2026-11-22T04:00:00-06:00", { today: "2026-11-22", last_7days: "2026-11-16", month: "2026-11-01" }],
  ["2027-01-01T03:59:59.999-06:00", { today: "2026-12-31", last_7days: "2026-12-25", month: "2026-12-01" }],
  ["2027-01-01T04:00:00-06:00", { today: "2027-01-01", last_7days: "2026-12-26", month: "2027-01-01" }],
  ["2028-03-01T03:59:59.999-06:00", { today: "2028-02-29", last_7days: "2028-02-23", month: "2028-02-01" }],
  ["2028-03-01T04:00:00-06:00", { today: "2028-03-01", last_7days: "2028-02-24", month: "2028-03-01" }],
])("at %s the business day decides which days a period has", (instant, expected) => {
  const today = at(instant);
  expect({
    today: namedRange("today", today).from,
    last_7days: namedRange("last_7days", today).from,
    month: namedRange("this_month", today).from,
  }).toEqual(expected);
});

test("the last month of January is December of the year before", () => {
  expect(namedRange("last_month", at("2027-01-01T04:00:00-06:00"))).toEqual({
    from: "2026-12-01",
    to: "2026-12-31",
  });
  expect(namedRange("last_month", at("2027-01-01T03:00:00-06:00")).to).toBe("2026-11-30");
  expect(namedRange("tomorrow", businessDate("2026-12-31")).from).toBe("2027-01-01");
  expect(namedRange("yesterday", businessDate("2027-01-01")).from).toBe("2026-12-31");
  expect(namedRange("this_month", businessDate("2028-02-10")).to).toBe("2028-02-29");
});

const zones = fc.constantFrom(
  "America/El_Salvador",
  "Europe/Madrid",
  "America/St_Johns",
  "Asia/Kathmandu",
  "Pacific/Kiritimati",
  "UTC",
);
const rules = fc.record({ zone: zones, cutoffHour: fc.integer({ min: 3, max: 8 }) });
const instants = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2035, 0) });
test("periods fit together: no day is missing or in two that follow each other", () => {
  fc.assert(
    fc.property(instants, rules, (now, rule) => {
      const day = businessDateOf(now, rule);
      const range = (period: Exclude<Period, "custom">) => namedRange(period, day);
      expect(addDays(range("yesterday").to, 1)).toBe(range("today").from);
      expect(addDays(range("today").to, 1)).toBe(range("tomorrow").from);
      expect(addDays(range("last_month").to, 1)).toBe(range("this_month").from);
      expect(range("this_month").from <= day && day <= range("this_month").to).toBe(true);
      expect(range("this_month").from.slice(8)).toBe("01");
      expect([6, 7].map((most) => isWithinDays(range("last_7days"), most))).toEqual([false, true]);
      expect(range("last_7days").to).toBe(day);
      expect(businessDayStart(range("today").from, rule)).toBeLessThanOrEqual(now);
    }),
  );
});

test("a range is counted with both its ends, over the end of a year", () => {
  const range = { from: businessDate("2026-12-30"), to: businessDate("2027-01-02") };
  expect([3, 4, 5].map((most) => isWithinDays(range, most))).toEqual([false, true, true]);
  expect(isWithinDays({ from: today, to: today }, 1)).toBe(true);
});
