import { expect, test } from "vitest";
import { newlyReadyNumbers } from "./order-display-screen.tsx";

test("a number is called when it becomes ready, once, and not on the first look", () => {
  expect(newlyReadyNumbers(null, [7, 8])).toEqual([]);
  expect(newlyReadyNumbers([7], [9, 7])).toEqual([9]);
  expect(newlyReadyNumbers([9, 7], [7])).toEqual([]);
});
