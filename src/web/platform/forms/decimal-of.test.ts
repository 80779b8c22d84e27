import { expect, test } from "vitest";
import { decimalOf } from "./decimal-of.ts";

test.each([
  ["13", 2, 13],
  [" 0,125 ", 3, 0.125],
  [".5", 2, 0.5],
  ["2.", 2, 2],
  ["1.234", 2, null],
  ["-1", 2, null],
  ["1,234.5", 2, null],
  ["", 2, null],
  [".", 2, null],
  ["mucho", 2, null],
])("%s with %i decimals is %s", (typed, decimals, value) => {
  expect(decimalOf(typed, decimals)).toBe(value);
});
