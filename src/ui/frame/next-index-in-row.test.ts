import { expect, test } from "vitest";
import { nextIndexInRow } from "./next-index-in-row.ts";

test("arrows go along the row and round its ends", () => {
  expect(nextIndexInRow(0, 3, "ArrowRight", false)).toBe(1);
  expect(nextIndexInRow(2, 3, "ArrowRight", false)).toBe(0);
  expect(nextIndexInRow(0, 3, "ArrowLeft", false)).toBe(2);
  expect(nextIndexInRow(1, 3, "Home", false)).toBe(0);
  expect(nextIndexInRow(1, 3, "End", false)).toBe(2);
});

test("where it is read from right to left, the left arrow goes on", () => {
  expect(nextIndexInRow(0, 3, "ArrowLeft", true)).toBe(1);
  expect(nextIndexInRow(0, 3, "ArrowRight", true)).toBe(2);
});

test("other keys and an empty row lead nowhere", () => {
  expect(nextIndexInRow(0, 3, "ArrowDown", false)).toBeNull();
  expect(nextIndexInRow(0, 0, "ArrowRight", false)).toBeNull();
});
