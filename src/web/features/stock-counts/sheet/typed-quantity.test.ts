import { expect, test } from "vitest";
import { thousandths } from "../../../../domain/inventory/quantity.ts";
import { cleanQuantity, quantityFault, quantityOf } from "./typed-quantity.ts";

test.each([
  ["12,5", "12.5"],
  ["12.5.3", "12.53"],
  ["007", "7"],
  ["0.5", "0.5"],
  ["1.23456", "1.234"],
  ["a-3 kg", "3"],
  ["1234567890", "12345678"],
  ["", ""],
])("%s becomes %s", (typed, clean) => expect(cleanQuantity(typed)).toBe(clean));

test.each([
  ["", null],
  [".", null],
  [".5", 500],
  ["12.", 12_000],
  ["0", 0],
  ["1.234", 1234],
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
