import fc from "fast-check";
import { expect, test } from "vitest";
import { businessDate } from "#platform/domain/periods/business-day.ts";
import { addDays, daysBetween } from "#platform/domain/periods/calendar-date.ts";
import type { DateRange } from "#platform/domain/periods/period.ts";
import { bucketsOf, comparedBuckets, timeSteps, usualStep } from "./time-buckets.ts";

const ranged = (from: string, to: string) => ({ from: businessDate(from), to: businessDate(to) });
const text = (range: DateRange | null) => range && `${range.from} ${range.to}`;

test("weeks begin on Monday and end with the period, over the ends of months", () => {
  expect(bucketsOf(ranged("2026-10-29", "2026-11-10"), "week").map(text)).toEqual([
    "2026-10-29 2026-11-01",
    "2026-11-02 2026-11-08",
    "2026-11-09 2026-11-10",
  ]);
  expect(bucketsOf(ranged("2026-01-30", "2026-03-01"), "month").map(text)).toEqual([
    "2026-01-30 2026-01-31",
    "2026-02-01 2026-02-28",
    "2026-03-01 2026-03-01",
  ]);
  expect(bucketsOf(ranged("2026-02-27", "2026-03-01"), "day")).toHaveLength(3);
});

test.each([
  ["2026-11-01", "2026-11-30", "day"],
  ["2026-10-01", "2026-10-31", "day"],
  ["2026-10-01", "2026-11-01", "week"],
  ["2026-06-01", "2026-11-30", "week"],
  ["2025-12-01", "2026-11-30", "month"],
])("from %s to %s is told by %s", (from, to, step) => {
  expect(usualStep(ranged(from, to))).toBe(step);
});

test("a week stands beside as many days, and months beside months of other lengths", () => {
  const weeks = comparedBuckets(
    ranged("2026-11-01", "2026-11-10"),
    ranged("2026-10-22", "2026-10-31"),
    "week",
  );
  expect(weeks.map(({ now, before }) => [text(now), text(before)])).toEqual([
    ["2026-11-01 2026-11-01", "2026-10-22 2026-10-22"],
    ["2026-11-02 2026-11-08", "2026-10-23 2026-10-29"],
    ["2026-11-09 2026-11-10", "2026-10-30 2026-10-31"],
  ]);
  const months = comparedBuckets(
    ranged("2026-02-01", "2026-03-15"),
    ranged("2025-12-01", "2026-01-15"),
    "month",
  );
  expect(months.map(({ now, before }) => [text(now), text(before)])).toEqual([
    ["2026-02-01 2026-02-28", "2025-12-01 2025-12-31"],
    ["2026-03-01 2026-03-15", "2026-01-01 2026-01-15"],
  ]);
});

test("a longer month before has days that stand alone, a shorter one leaves some alone", () => {
  const [february, january] = [ranged("2026-02-01", "2026-02-28"), ranged("2026-01-01", "2026-01-31")];
  expect(
    comparedBuckets(february, january, "day")
      .slice(27)
      .map(({ now, before }) => [text(now), text(before)]),
  ).toEqual([
    ["2026-02-28 2026-02-28", "2026-01-28 2026-01-28"],
    [null, "2026-01-29 2026-01-29"],
    [null, "2026-01-30 2026-01-30"],
    [null, "2026-01-31 2026-01-31"],
  ]);
  expect(comparedBuckets(ranged("2026-03-01", "2026-03-31"), february, "day").at(-1)?.before).toBeNull();
});

test("together the buckets are both periods, whatever the step", () => {
  const day = fc.integer({ min: 0, max: 900 }).map((days) => addDays(businessDate("2024-01-01"), days));
  const length = fc.integer({ min: 0, max: 400 });
  fc.assert(
    fc.property(day, length, day, length, fc.constantFrom(...timeSteps), (one, days, other, others, step) => {
      const periods = {
        now: { from: one, to: addDays(one, days) },
        before: { from: other, to: addDays(other, others) },
      };
      const buckets = comparedBuckets(periods.now, periods.before, step);
      for (const side of ["now", "before"] as const) {
        const ranges = buckets.flatMap((bucket) => bucket[side] ?? []);
        expect([ranges[0]?.from, ranges.at(-1)?.to]).toEqual([periods[side].from, periods[side].to]);
        for (const [place, { from }] of ranges.entries())
          if (place > 0) expect(from).toBe(addDays(ranges[place - 1]?.to ?? from, 1));
        expect(ranges.every(({ from, to }) => daysBetween(from, to) >= 0)).toBe(true);
      }
    }),
  );
});
