import fc from "fast-check";
import { expect, test } from "vitest";
import { packColumns } from "./pack-columns.ts";

const places = (heights: readonly number[], columns = 3) =>
  packColumns(heights, columns, 10).map(({ column, top }) => [column, top]);

test("a short box leaves no hole beside a long one", () => {
  expect(places([300, 100, 300, 200])).toEqual([
    [0, 0],
    [1, 0],
    [2, 0],
    [1, 110],
  ]);
});

test("rows of about the same height read from left to right", () => {
  expect(places([330, 300, 310, 200, 200, 200]).map(([column]) => column)).toEqual([0, 1, 2, 0, 1, 2]);
});

test("boxes stand in one column when there is one, and never overlap", () => {
  expect(places([100, 50], 1)).toEqual([
    [0, 0],
    [0, 110],
  ]);
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 40, max: 900 })),
      fc.integer({ min: 1, max: 6 }),
      (heights, columns) => {
        const ends = new Map<number, number>();
        for (const [index, { column, top }] of packColumns(heights, columns, 10).entries()) {
          expect(top).toBe(ends.get(column) ?? 0);
          ends.set(column, top + (heights[index] ?? 0) + 10);
        }
      },
    ),
  );
});
