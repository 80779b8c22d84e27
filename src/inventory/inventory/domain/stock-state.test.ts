import { expect, test } from "vitest";
import { thousandths } from "#platform/domain/numbers/quantity.ts";
import { isWorse, stockState, stockStates } from "./stock-state.ts";

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
