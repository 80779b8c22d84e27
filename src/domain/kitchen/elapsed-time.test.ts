import { expect, test } from "vitest";
import { elapsedTime } from "./elapsed-time.ts";

test("hours from sixty minutes on", () => {
  expect(elapsedTime(59)).toEqual({ hours: 0, minutes: 59 });
  expect(elapsedTime(60)).toEqual({ hours: 1, minutes: 0 });
  expect(elapsedTime(185)).toEqual({ hours: 3, minutes: 5 });
});
