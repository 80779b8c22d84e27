import { expect, test } from "vitest";
import { decimalFromThousandths, thousandths, thousandthsFromDecimal } from "./quantity.ts";

test("quantities keep three decimals, half-up", () => {
  expect(thousandthsFromDecimal(1.5)).toBe(1500);
  expect(thousandthsFromDecimal("0.0005")).toBe(1);
  expect(thousandthsFromDecimal(0.1 + 0.2)).toBe(300);
  expect(decimalFromThousandths(thousandths(125))).toBe(0.125);
  expect(() => thousandths(0.5)).toThrow(RangeError);
});
