import { expect, test } from "vitest";
import { hoursInOrder, weekdaysAmong } from "./hours-and-weekdays.ts";

test("a single day has one day of the week, a week and more all seven", () => {
  expect(weekdaysAmong({ from: "2026-11-22", to: "2026-11-22" })).toEqual(["7"]);
  expect(weekdaysAmong({ from: "2026-11-28", to: "2026-11-30" })).toEqual(["1", "6", "7"]);
  expect(weekdaysAmong({ from: "2026-11-01", to: "2026-11-30" })).toHaveLength(7);
});

test("a night that goes on past midnight stays in one piece, with the hours between", () => {
  expect(hoursInOrder([1, 22])).toEqual([22, 23, 0, 1]);
  expect(hoursInOrder([14, 11])).toEqual([11, 12, 13, 14]);
  expect(hoursInOrder([])).toEqual([]);
});
