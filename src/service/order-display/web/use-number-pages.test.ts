import { expect, test } from "vitest";
import { countFitting, numbersOnPage } from "./use-number-pages.ts";

test("a column shows as many numbers as fit, and always one", () => {
  expect(countFitting({ height: 300, perRow: 3, rowHeight: 90, gap: 10 })).toBe(9);
  expect(countFitting({ height: 20, perRow: 1, rowHeight: 90, gap: 10 })).toBe(1);
});

test("more numbers than fit take turns, so that each is seen", () => {
  const numbers = [1, 2, 3, 4, 5];
  expect(numbersOnPage(numbers, 5, 3)).toEqual({ shown: numbers, page: 1, pages: 1 });
  expect([0, 1, 2, 3].map((turn) => numbersOnPage(numbers, 2, turn).shown)).toEqual([
    [1, 2],
    [3, 4],
    [5],
    [1, 2],
  ]);
});
