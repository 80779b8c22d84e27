import { expect, test } from "vitest";
import { elapsedMinutes, formatElapsed } from "./format-elapsed.ts";

test.each([
  [0, "0m"],
  [59, "59m"],
  [60, "1h 0m"],
  [125, "2h 5m"],
])("%i minutes are shown as %s", (minutes, shown) => {
  expect(formatElapsed(minutes)).toBe(shown);
});

test("age is in whole minutes and never negative", () => {
  expect(elapsedMinutes(0, 59_999)).toBe(0);
  expect(elapsedMinutes(0, 60_000)).toBe(1);
  expect(elapsedMinutes(60_000, 0)).toBe(0);
});
