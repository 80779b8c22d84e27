import { expect, test } from "vitest";
import { thousandths } from "#platform/domain/numbers/quantity.ts";
import { quantityFault, quantityOf } from "./typed-quantity.ts";

test.each([
  ["", null],
  [".", null],
  [".5", 500],
  ["12.", 12_000],
  ["0", 0],
  ["1.234", 1234],
  ["12,5", 12_500],
  ["1,204.50", 1_204_500],
  // 1000 or 1, 1.234 or 1234: the field offers both.
  ["1,000", null],
  ["1,234", null],
  ["1.23456", null],
  ["a-3 kg", null],
])("%s is %s thousandths", (typed, quantity) => expect(quantityOf(typed)).toBe(quantity));

test.each([
  [400, "g", "kg", "too_small"],
  [500, "g", "kg", null],
  [0, "g", "kg", null],
  [10_000_000_000, "kg", "kg", null],
  [10_000_000_001, "kg", "kg", "too_large"],
  [9_000_000_000, "kg", "g", "too_large"],
  [99_999_999_000, "saco", "saco", "too_large"],
])("%s thousandths of %s kept in %s: %s", (quantity, unit, own, fault) =>
  expect(quantityFault(thousandths(quantity), unit, own)).toBe(fault),
);
