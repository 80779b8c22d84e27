import { expect, test } from "vitest";
import { cents } from "#platform/domain/money/cents.ts";
import { averagePerGuest } from "./average-per-guest.ts";

test("what a guest paid is rounded half up, and not known before somebody paid", () => {
  expect(averagePerGuest({ count: 3, amount: cents(2000) })).toBe(667);
  expect(averagePerGuest({ count: 8, amount: cents(100) })).toBe(13);
  expect([
    averagePerGuest({ count: 4, amount: cents(0) }),
    averagePerGuest({ count: 0, amount: cents(0) }),
  ]).toEqual([null, null]);
});
