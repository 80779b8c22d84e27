import { expect, test } from "vitest";
import { nextAlong } from "./next-along.ts";

test("arrows go along the row and round its ends", () => {
  expect(nextAlong(0, 3, "ArrowRight", false)).toBe(1);
  expect(nextAlong(2, 3, "ArrowRight", false)).toBe(0);
  expect(nextAlong(0, 3, "ArrowLeft", false)).toBe(2);
  expect(nextAlong(1, 3, "Home", false)).toBe(0);
  expect(nextAlong(1, 3, "End", false)).toBe(2);
});

test("where it is read from right to left, the left arrow goes on", () => {
  expect(nextAlong(0, 3, "ArrowLeft", true)).toBe(1);
  expect(nextAlong(0, 3, "ArrowRight", true)).toBe(2);
});

test("other keys and an empty row lead nowhere", () => {
  expect(nextAlong(0, 3, "ArrowDown", false)).toBeNull();
  expect(nextAlong(0, 0, "ArrowRight", false)).toBeNull();
});
