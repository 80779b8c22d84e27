import { expect, test } from "vitest";
import { cents } from "#platform/domain/money/cents.ts";
import { averageOfSales } from "./average-of-sales.ts";

test("an average of sales divides what stands beside it, rounded half up", () => {
  expect(averageOfSales(cents(832_074), 277)).toBe(3004);
  expect(averageOfSales(cents(2000), 3)).toBe(667);
  expect(averageOfSales(cents(100), 8)).toBe(13);
});

test("nothing sold, or more given back than sold, has no average", () => {
  expect([
    averageOfSales(cents(0), 4),
    averageOfSales(cents(0), 0),
    averageOfSales(cents(4495), 0),
    averageOfSales(cents(-500), 1),
  ]).toEqual([null, null, null, null]);
});
