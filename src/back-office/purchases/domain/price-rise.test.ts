import { expect, test } from "vitest";
import { microsFromDecimal } from "#inventory/inventory/domain/unit-cost.ts";
import { riseOf } from "./price-rise.ts";

const rise = (before: number, now: number) => riseOf(microsFromDecimal(before), microsFromDecimal(now));

test("a rise is a percentage of the old cost, in hundredths", () => {
  expect(rise(2, 2.5)).toBe(2500);
  expect(rise(3, 4)).toBe(3333);
  expect(rise(0.003, 0.006)).toBe(10_000);
});

test("what costs the same or less, or was free, has not become dearer", () => {
  expect([rise(2, 2), rise(2, 1.99), rise(100, 100.004), rise(0, 5)]).toEqual([null, null, null, null]);
});

test("a slip of the pen is no endless figure", () => {
  expect(rise(0.000001, 1_000_000)).toBe(1_000_000_000);
});
