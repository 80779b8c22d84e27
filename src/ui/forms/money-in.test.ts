import { assert as holds, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { moneyIn } from "./money-in.ts";
import { typedAmount } from "./typed-amount.ts";

describe("reading an amount", () => {
  test.each([
    ["12", 1200],
    ["12.4", 1240],
    [".5", 50],
    ["$ 1,234.50", 123450],
    ["1.234,50", 123450],
    ["12,40", 1240],
    ["1,234", 123400],
    ["99999999.99", 9_999_999_999],
    ["  ", null],
    ["1.000", "unreadable"],
    ["1.005", "unreadable"],
    ["100000000", "unreadable"],
    ["abc", "unreadable"],
  ])("%s is %s", (text, cents) => {
    expect(moneyIn(text)).toBe(cents);
  });

  test("every amount that is shown can be read back", () => {
    holds(
      property(integer({ min: 0, max: 9_999_999_999 }), (cents) => {
        expect(moneyIn(typedAmount(cents))).toBe(cents);
      }),
    );
  });
});

describe("showing an amount in its field", () => {
  test.each([
    [0, "0.00"],
    [5, "0.05"],
    [1240, "12.40"],
    [123450, "1,234.50"],
    [100000000, "1,000,000.00"],
    [-300, "-3.00"],
  ])("%i cents", (cents, shown) => {
    expect(typedAmount(cents)).toBe(shown);
  });

  test("half a cent is a mistake, not a rounding", () => {
    expect(() => typedAmount(12.5)).toThrow(RangeError);
  });
});
