import { expect, test } from "vitest";
import { elapsedMinutes, elapsedTime } from "./elapsed-time.ts";

test("age is in whole minutes and never negative", () => {
  expect(elapsedMinutes(0, 59_999)).toBe(0);
  expect(elapsedMinutes(0, 60_000)).toBe(1);
  expect(elapsedMinutes(60_000, 0)).toBe(0);
});

test("hours from sixty minutes on", () => {
  expect(elapsedTime(59)).toEqual({ hours: 0, minutes: 59 });
  expect(elapsedTime(60)).toEqual({ hours: 1, minutes: 0 });
  expect(elapsedTime(185)).toEqual({ hours: 3, minutes: 5 });
});
