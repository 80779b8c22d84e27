import { expect, test } from "vitest";
import { parsePercent } from "./parse-percent.ts";

test.each([
  ["13", 13],
  [" 13,5 ", 13.5],
  ["0.25 %", 0.25],
  ["13.", 13],
  ["100,00", 100],
  ["0", 0],
])("%s is a percentage", (typed, percent) => {
  expect(parsePercent(typed)).toBe(percent);
});

test.each(["", " ", "100.01", "-1", "1e9", "NaN", "13.005", "1,000.5", "trece", ".", "1000"])(
  "%s is none",
  (typed) => {
    expect(parsePercent(typed)).toBeNull();
  },
);
