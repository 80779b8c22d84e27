import { expect, test } from "vitest";
import { thousandths } from "#platform/domain/numbers/quantity.ts";
import { isWorse, minimumProblem, stockState, stockStates } from "./stock-state.ts";

test.each([
  [0, 0, "out"],
  [-1, 500, "out"],
  [0, 500, "out"],
  [1, 500, "low"],
  [500, 500, "low"],
  [501, 500, "in"],
  [1, 0, "in"],
])("%d of a minimum of %d is %s", (current, minimum, state) => {
  expect(stockState(thousandths(current), thousandths(minimum))).toBe(state);
});

test("in, low and out get worse in this order alone", () => {
  const worse = stockStates.flatMap((before) =>
    stockStates.filter((after) => isWorse(before, after)).map((after) => `${before} ${after}`),
  );
  expect(worse).toEqual(["in low", "in out", "low out"]);
});

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
