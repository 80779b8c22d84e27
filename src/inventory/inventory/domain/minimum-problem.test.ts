import { expect, test } from "vitest";
import { thousandths } from "#platform/domain/numbers/quantity.ts";
import { minimumProblem } from "./minimum-problem.ts";

test.each([
  ["of none stays none", 0, 0, 0, null],
  ["stays though the stock fell below", 8, 1, 8, null],
  ["goes up to what is there", 5, 5, 2, null],
  ["does not go above it", 6, 5, 2, "minimum_above_stock"],
  ["is any at first while nothing is there", 6, 0, 0, null],
  ["is not raised while nothing is there", 6, 0, 2, "minimum_above_stock"],
  ["is not taken away", 0, 5, 2, "minimum_above_zero"],
])("a minimum %s", (_, minimum, quantity, before, problem) => {
  const there = { quantity: thousandths(quantity), minimum: thousandths(before) };
  expect(minimumProblem(thousandths(minimum), there)).toBe(problem);
});
