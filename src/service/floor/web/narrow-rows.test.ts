import { expect, test } from "vitest";
import { toId } from "#platform/domain/ids.ts";
import { narrowRows } from "./narrow-rows.ts";

const table = (id: number, x: number, y: number, size = 3) =>
  ({ id: toId<"Table">(id), shape: "square", x, y, width: size, height: size }) as const;

const lines = (tables: readonly ReturnType<typeof table>[]) =>
  narrowRows(tables).map(({ table, across }) => [table.id, across]);

test("tables come row by row as they stand, also when a row is not quite straight", () => {
  expect(lines([table(4, 1, 6), table(3, 12, 1), table(1, 1, 2), table(2, 6, 1)])).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
    [4, 1],
  ]);
});

test("a long row is broken into lines of about as many tables", () => {
  const row = (count: number) => Array.from({ length: count }, (_, index) => table(index + 1, index * 4, 1));
  expect(lines(row(4)).map(([, across]) => across)).toEqual([2, 2, 2, 2]);
  expect(lines(row(5)).map(([, across]) => across)).toEqual([3, 3, 3, 2, 2]);
  expect(lines([])).toEqual([]);
});
