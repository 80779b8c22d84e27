import { expect, test } from "vitest";
import { cleanQuantity, quantityOf } from "./typed-quantity.ts";

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
