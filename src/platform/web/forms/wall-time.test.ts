import { expect, test } from "vitest";
import { instantOf, wallTimeOf } from "./wall-time.ts";

const salvador = "America/El_Salvador";

test("what the wall clock shows, and back", () => {
  const instant = new Date("2026-11-24T01:30:00Z");
  expect(wallTimeOf(instant, salvador)).toEqual({ date: "2026-11-23", time: "19:30" });
  expect(instantOf({ date: "2026-11-23", time: "19:30" }, salvador)).toEqual(instant);
});

test("across the change of year", () => {
  expect(instantOf({ date: "2026-12-31", time: "23:30" }, salvador)?.toISOString()).toBe(
    "2027-01-01T05:30:00.000Z",
  );
});

test("half of it is no time yet", () => {
  for (const [date, time] of [
    ["", "19:30"],
    ["2026-02-30", "19:30"],
    ["2026-11-23", ""],
    ["2026-11-23", "24:00"],
  ] as const)
    expect(instantOf({ date, time }, salvador)).toBeNull();
});

test("where clocks are moved: a skipped time is an hour later, a doubled one the first", () => {
  const zone = "America/New_York";
  expect(instantOf({ date: "2026-03-08", time: "02:30" }, zone)?.toISOString()).toBe(
    "2026-03-08T07:30:00.000Z",
  );
  expect(instantOf({ date: "2026-11-01", time: "01:30" }, zone)?.toISOString()).toBe(
    "2026-11-01T05:30:00.000Z",
  );
});
