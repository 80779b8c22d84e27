import { expect, test } from "vitest";
import { nextHeatPlace } from "./heat-place.ts";

const size = { rows: 7, columns: 12, isRightToLeft: false };

test("the first arrow begins in the first field, the others lead to its neighbours", () => {
  const first = nextHeatPlace(null, "ArrowDown", size);
  expect(first).toEqual({ row: 0, column: 0 });
  expect(nextHeatPlace(first, "ArrowRight", size)).toEqual({ row: 0, column: 1 });
  expect(nextHeatPlace(first, "ArrowDown", size)).toEqual({ row: 1, column: 0 });
});

test("arrows stop at the edges", () => {
  const last = { row: 6, column: 11 };
  expect(nextHeatPlace(last, "ArrowRight", size)).toEqual(last);
  expect(nextHeatPlace(last, "ArrowDown", size)).toEqual(last);
  expect(nextHeatPlace({ row: 0, column: 0 }, "ArrowUp", size)).toEqual({ row: 0, column: 0 });
});

test("where one reads from the right, the left arrow leads on", () => {
  const at = nextHeatPlace({ row: 2, column: 3 }, "ArrowLeft", { ...size, isRightToLeft: true });
  expect(at).toEqual({ row: 2, column: 4 });
});

test("other keys lead nowhere", () => {
  expect(nextHeatPlace({ row: 2, column: 3 }, "Enter", size)).toBeNull();
});
