import { expect, test } from "vitest";
import { elapsedMinutes } from "./elapsed-minutes.ts";

test("age is in whole minutes and never negative", () => {
  expect(elapsedMinutes(0, 59_999)).toBe(0);
  expect(elapsedMinutes(0, 60_000)).toBe(1);
  expect(elapsedMinutes(60_000, 0)).toBe(0);
});
