import { expect, test } from "vitest";
import { percentMore } from "./percent-more.ts";

test.each([
  [1_500, 1_000, 50],
  [500, 1_000, -50],
  [1_004, 1_000, 0],
  [0, 1_000, -100],
  [1_000, 0, null],
])("%d against %d is %s percent more", (amount, other, percent) => {
  expect(percentMore(amount, other)).toBe(percent);
});
