import { assert as holds, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { parseMoney } from "./parse-money.ts";
import { typedAmount } from "./typed-amount.ts";

describe("reading an amount", () => {
  test.each([
    ["12", 1200],
    ["12.4", 1240],
    ["12.40", 1240],
    [".5", 50],
    ["12.", 1200],
    ["0.07", 7],
    ["0012.40", 1240],
    ["$ 1,234.50", 123450],
    ["12,40", 1240],
    ["1,234", 123400],
    ["1,234,567.8", 123456780],
    ["99999999.99", 9_999_999_999],
  ])("%s is understood", (text, cents) => {
    expect(parseMoney(text)).toEqual({ ok: true, cents });
  });

  test("nothing typed is no amount, not zero", () => {
    expect(parseMoney("  ")).toEqual({ ok: true, cents: null });
  });

  test.each([
    ["abc", "not_a_number"],
    [".", "not_a_number"],
    ["1.2.3", "not_a_number"],
    ["12,34,5", "not_a_number"],
    ["1e3", "not_a_number"],
    ["-3", "negative"],
    ["1.005", "too_many_decimals"],
    ["100000000", "too_large"],
  ])("%s is refused as %s", (text, reason) => {
    expect(parseMoney(text)).toEqual({ ok: false, reason });
  });

  test("every amount that is shown can be read back", () => {
    holds(
      property(integer({ min: 0, max: 9_999_999_999 }), (cents) => {
        expect(parseMoney(typedAmount(cents))).toEqual({ ok: true, cents });
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
