import { expect, test } from "vitest";
import { weekdaysAmong } from "./weekdays-among.ts";

test("a single day has one day of the week, a week and more all seven", () => {
  expect(weekdaysAmong({ from: "2026-11-22", to: "2026-11-22" })).toEqual(["7"]);
  expect(weekdaysAmong({ from: "2026-11-28", to: "2026-11-30" })).toEqual(["1", "6", "7"]);
  expect(weekdaysAmong({ from: "2026-11-01", to: "2026-11-30" })).toHaveLength(7);
});
