import fc from "fast-check";
import { expect, test } from "vitest";
import { toId } from "#platform/domain/ids.ts";
import { clampToPlan, placeTables, planSize, type TableToPlace } from "./floor-plan.ts";

const size = fc.integer({ min: 2, max: 4 });
const unplaced = fc.array(fc.record({ width: size, height: size }), { maxLength: 9 }).map((sizes) =>
  sizes.map(
    (tableSize, index): TableToPlace => ({
      ...tableSize,
      id: toId<"Table">(index + 1),
      shape: "round",
      x: null,
      y: null,
    }),
  ),
);

test("a new table stands behind the last row", () => {
  const drawn = (id: number, x: number, y: number) =>
    ({ id: toId<"Table">(id), shape: "square", x, y, width: 3, height: 3 }) as const;
  const added = (id: number) => ({ ...drawn(id, 0, 0), x: null, y: null });
  const placed = placeTables([
    drawn(1, 1, 1),
    drawn(2, 9, 1),
    drawn(3, 1, 5),
    ...[4, 5, 6, 7, 8, 9].map(added),
  ]);
  expect(placed.slice(3).map(({ x, y }) => [x, y])).toEqual([
    [5, 5],
    [9, 5],
    [13, 5],
    [17, 5],
    [21, 5],
    [1, 9],
  ]);
});

test("a floor that is full to its end takes tables wherever there is room", () => {
  const tables = Array.from(
    { length: 225 },
    (_, index): TableToPlace => ({
      id: toId<"Table">(index + 1),
      shape: "square",
      x: null,
      y: null,
      width: 3,
      height: 3,
    }),
  );
  const places = placeTables(tables).map(({ x, y }) => `${x} ${y}`);
  expect(new Set(places.slice(0, 196)).size).toBe(196);
});

test("tables without a spot come in rows without covering each other", () => {
  const withSpot: TableToPlace = { id: toId<"Table">(99), shape: "square", x: 3, y: 4, width: 4, height: 2 };
  fc.assert(
    fc.property(unplaced, (tables) => {
      const placed = placeTables([withSpot, ...tables]);
      expect(placed[0]).toEqual(withSpot);
      for (const first of placed)
        for (const second of placed) expect(first === second || isApart(first, second)).toBe(true);
    }),
  );
});

function isApart(
  first: { x: number; y: number; width: number; height: number },
  second: { x: number; y: number; width: number; height: number },
): boolean {
  return (
    first.x + first.width <= second.x ||
    second.x + second.width <= first.x ||
    first.y + first.height <= second.y ||
    second.y + second.height <= first.y
  );
}

test("a table stays on the plan", () => {
  expect(clampToPlan({ x: -3, y: 2.4, width: 3, height: 3 })).toEqual({ x: 0, y: 2 });
  expect(clampToPlan({ x: 100, y: 59, width: 4, height: 2 })).toEqual({ x: 56, y: 58 });
});

test("a plan is as large as what stands on it, and never tiny", () => {
  expect(planSize([])).toEqual({ width: 24, height: 12 });
  const spot = { id: toId<"Table">(1), shape: "square", x: 30, y: 20, width: 3, height: 4 } as const;
  expect(planSize([spot])).toEqual({ width: 34, height: 25 });
});
