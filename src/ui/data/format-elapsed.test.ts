import { expect, test } from "vitest";
import { elapsedMinutes, formatElapsed } from "./format-elapsed.ts";

const minute = 60_000;

test.each([
  [0, "0m"],
  [59_999, "0m"],
  [minute, "1m"],
  [59 * minute, "59m"],
  [60 * minute, "1h 0m"],
  [125 * minute, "2h 5m"],
])("after %i ms", (passed, shown) => {
  expect(formatElapsed(1_000, 1_000 + passed)).toBe(shown);
});

test("a clock that runs ahead shows no negative time", () => {
  expect(formatElapsed(10 * minute, 0)).toBe("0m");
});

test("age is in whole minutes and never negative", () => {
  expect(elapsedMinutes(0, 59_999)).toBe(0);
  expect(elapsedMinutes(0, 60_000)).toBe(1);
  expect(elapsedMinutes(60_000, 0)).toBe(0);
});
