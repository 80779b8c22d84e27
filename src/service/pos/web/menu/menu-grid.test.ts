import { expect, test } from "vitest";
import { columnsFor, gridMove, isGridKey } from "./menu-grid.tsx";

const grid = { count: 11, columns: 4 };

test("arrows walk by one and by a row, and stop at the ends", () => {
  expect(gridMove(0, "ArrowRight", grid)).toBe(1);
  expect(gridMove(3, "ArrowRight", grid)).toBe(4);
  expect(gridMove(0, "ArrowLeft", grid)).toBe(0);
  expect(gridMove(10, "ArrowRight", grid)).toBe(10);
  expect(gridMove(1, "ArrowDown", grid)).toBe(5);
  expect(gridMove(9, "ArrowUp", grid)).toBe(5);
  expect(gridMove(5, "Home", grid)).toBe(0);
  expect(gridMove(5, "End", grid)).toBe(10);
});

test("up from the first row leads out, down into a short last row takes its last card", () => {
  expect(gridMove(2, "ArrowUp", grid)).toBeNull();
  expect(gridMove(7, "ArrowDown", grid)).toBe(10);
  expect(gridMove(9, "ArrowDown", grid)).toBe(9);
});

test("where one reads from the right, the arrows follow", () => {
  expect(gridMove(1, "ArrowLeft", { ...grid, rightToLeft: true })).toBe(2);
});

test("as many columns as fit, at least one", () => {
  expect(columnsFor(352, 112, 8)).toBe(3);
  expect(columnsFor(351, 112, 8)).toBe(2);
  expect(columnsFor(0, 112, 8)).toBe(1);
  expect(isGridKey("Enter")).toBe(false);
});
