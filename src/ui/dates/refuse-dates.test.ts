import { expect, test } from "vitest";
import { refuseDates } from "./refuse-dates.ts";

const limits = { min: "2026-01-01", max: "2026-11-22", maxDays: 31 };

test("one day is a range", () => {
  expect(refuseDates({ from: "2026-11-22", to: "2026-11-22" }, limits)).toBeNull();
});

test.each([
  ["incomplete", "", "2026-11-22"],
  ["incomplete", "2026-11-22", ""],
  ["incomplete", "2026-11-21", "22/11"],
  ["reversed", "2026-11-22", "2026-11-21"],
  ["too_early", "2025-12-31", "2026-01-02"],
  ["too_late", "2026-11-01", "2026-11-23"],
  ["too_long", "2026-10-01", "2026-11-01"],
])("%s: %s to %s", (reason, from, to) => {
  expect(refuseDates({ from, to }, limits)).toBe(reason);
});

test("with open ends one date is enough, and held to the same limits", () => {
  const open = { ...limits, isOpenEnded: true };
  expect(refuseDates({ from: "2026-03-01", to: "" }, open)).toBeNull();
  expect(refuseDates({ from: "", to: "2026-03-01" }, open)).toBeNull();
  expect(refuseDates({ from: "", to: "" }, open)).toBeNull();
  expect(refuseDates({ from: "2025-12-31", to: "" }, open)).toBe("too_early");
  expect(refuseDates({ from: "", to: "2026-11-23" }, open)).toBe("too_late");
  expect(refuseDates({ from: "2026-03-02", to: "2026-03-01" }, open)).toBe("reversed");
  expect(refuseDates({ from: "2/3", to: "" }, open)).toBe("incomplete");
});

test("31 days over a change of the clocks are 31 days", () => {
  expect(refuseDates({ from: "2026-03-01", to: "2026-03-31" }, limits)).toBeNull();
});
