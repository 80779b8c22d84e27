import { expect, test } from "vitest";
import { isOverdue, warnAfterMinutes } from "./station-limits.ts";

test("a station warns at two thirds of its late minutes unless it says otherwise", () => {
  expect(warnAfterMinutes({ lateMinutes: 20, warnMinutes: null })).toBeCloseTo(13.33, 1);
  expect(warnAfterMinutes({ lateMinutes: 20, warnMinutes: 8 })).toBe(8);
});

test("a finished dish is overdue from its station's minutes on", () => {
  const at = (minutes: number) => isOverdue(0, minutes * 60_000, 5);
  expect([0, 4.9, 5, 119, 120, 600].map(at)).toEqual([false, false, true, true, false, false]);
});
