import fc from "fast-check";
import { expect, test } from "vitest";
import { businessDate, businessDateOf, DEFAULT_DAY_RULE } from "./business-day.ts";
import { openRange, rangeInstants } from "./list-period.ts";
import { namedRange, type Period, periods } from "./period.ts";

const today = businessDate("2026-03-05");

test("a list without a period is open on both ends, a named period wins over dates", () => {
  expect(openRange({}, today)).toEqual({});
  expect(openRange({ from: "2026-01-10" }, today)).toEqual({ from: "2026-01-10" });
  expect(openRange({ period: "custom", to: "2026-01-10" }, today)).toEqual({ to: "2026-01-10" });
  expect(openRange({ period: "yesterday", from: "2020-01-01" }, today)).toEqual({
    from: "2026-03-04",
    to: "2026-03-04",
  });
  expect(rangeInstants({}, DEFAULT_DAY_RULE)).toEqual({});
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
const named = fc.constantFrom(
  ...periods.filter((period): period is Exclude<Period, "custom"> => period !== "custom"),
);

test("a moment lies within a period when its business day does", () => {
  fc.assert(
    fc.property(instants, instants, rules, named, (now, moment, rule, period) => {
      const range = namedRange(period, businessDateOf(now, rule));
      const { from = 0, before = 0 } = rangeInstants(range, rule);
      const day = businessDateOf(moment, rule);
      expect(moment >= from && moment < before).toBe(day >= range.from && day <= range.to);
      expect(businessDateOf(from, rule)).toBe(range.from);
      expect(businessDateOf(before - 1, rule)).toBe(range.to);
    }),
  );
});
