import { expect, test } from "vitest";
import { justCalled } from "./called-numbers.ts";

test("a number is called when it becomes ready, once, and not on the first look", () => {
  expect(justCalled(null, [7, 8])).toEqual([]);
  expect(justCalled([7], [9, 7])).toEqual([9]);
  expect(justCalled([9, 7], [7])).toEqual([]);
});
