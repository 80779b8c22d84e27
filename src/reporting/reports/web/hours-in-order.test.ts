import { expect, test } from "vitest";
import { hoursInOrder } from "./hours-in-order.ts";

test("a night that goes on past midnight stays in one piece, with the hours between", () => {
  expect(hoursInOrder([1, 22])).toEqual([22, 23, 0, 1]);
  expect(hoursInOrder([14, 11])).toEqual([11, 12, 13, 14]);
  expect(hoursInOrder([])).toEqual([]);
});
