import fc from "fast-check";
import { expect, test } from "vitest";
import {
  businessDate,
  businessDateOf,
  businessDayStart,
  DEFAULT_DAY_RULE,
  wallDateOf,
} from "./business-day.ts";
import { addDays } from "./calendar-date.ts";

const madrid = { zone: "Europe/Madrid", cutoffHour: 4 };

test("the night belongs to the evening before, until the cut-off hour", () => {
  expect(businessDateOf(Date.parse("2026-11-21T23:59:00-06:00"), DEFAULT_DAY_RULE)).toBe("2026-11-21");
  expect(businessDateOf(Date.parse("2026-11-22T03:59:59.999-06:00"), DEFAULT_DAY_RULE)).toBe("2026-11-21");
  expect(businessDateOf(Date.parse("2026-11-22T04:00:00-06:00"), DEFAULT_DAY_RULE)).toBe("2026-11-22");
  expect(
    businessDateOf(Date.parse("2026-11-22T00:00:00-06:00"), { ...DEFAULT_DAY_RULE, cutoffHour: 0 }),
  ).toBe("2026-11-22");
});

test("the zone is the restaurant's, not the machine's", () => {
  const instant = Date.parse("2026-11-21T12:00:00Z");
  expect(businessDateOf(instant, { zone: "Asia/Tokyo", cutoffHour: 0 })).toBe("2026-11-21");
  expect(businessDateOf(instant, { zone: "Pacific/Kiritimati", cutoffHour: 0 })).toBe("2026-11-22");
  expect(() => businessDateOf(instant, { zone: "Nowhere", cutoffHour: 0 })).toThrow(RangeError);
});

test("a day starts at its cut-off hour on the wall, in summer and in winter", () => {
  expect(businessDayStart(businessDate("2026-11-21"), DEFAULT_DAY_RULE)).toBe(
    Date.parse("2026-11-21T04:00:00-06:00"),
  );
  expect(businessDayStart(businessDate("2026-07-01"), madrid)).toBe(Date.parse("2026-07-01T04:00:00+02:00"));
  expect(businessDayStart(businessDate("2026-12-01"), madrid)).toBe(Date.parse("2026-12-01T04:00:00+01:00"));
  const skipped = { zone: "Europe/Madrid", cutoffHour: 2 };
  expect(businessDayStart(businessDate("2026-03-29"), skipped)).toBe(Date.parse("2026-03-29T03:00:00+02:00"));
  expect(businessDayStart(businessDate("2026-10-25"), skipped)).toBe(Date.parse("2026-10-25T02:00:00+02:00"));
});

test("every instant lies in its own business day", () => {
  const zones = fc.constantFrom(
    "America/El_Salvador",
    "Europe/Madrid",
    "America/St_Johns",
    "Asia/Kathmandu",
    "UTC",
  );
  const instants = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2035, 0) });
  fc.assert(
    fc.property(instants, zones, fc.integer({ min: 3, max: 8 }), (instant, zone, cutoffHour) => {
      const rule = { zone, cutoffHour };
      const date = businessDateOf(instant, rule);
      expect(businessDayStart(date, rule)).toBeLessThanOrEqual(instant);
      expect(businessDayStart(addDays(date, 1), rule)).toBeGreaterThan(instant);
    }),
  );
});

test("the date on the wall changes at midnight, whatever the cut-off hour", () => {
  const zone = "America/El_Salvador";
  expect(wallDateOf(Date.parse("2026-03-02T05:59:59Z"), zone)).toBe("2026-03-01");
  expect(wallDateOf(Date.parse("2026-03-02T06:00:00Z"), zone)).toBe("2026-03-02");
});
