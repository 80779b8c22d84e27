import { expect, test } from "vitest";
import { cents, decimalFromCents } from "../money/cents.ts";
import { hasDecimals } from "./has-decimals.ts";

test("decimals are those of the shortest text, also with an exponent", () => {
  for (const value of [0, -3, 1.1, 12.34, 1e21, 1e12, -0.05]) expect(hasDecimals(value, 2)).toBe(true);
  for (const value of [1.005, 0.005, 1.1 * 3, 0.1 + 0.2, 1e-7, Number.NaN, Number.POSITIVE_INFINITY])
    expect(hasDecimals(value, 2)).toBe(false);
  expect(hasDecimals(1e-8, 8)).toBe(true);
  expect(hasDecimals(1.5e-8, 8)).toBe(false);
});

test("whole cents always travel with two decimals at most", () => {
  for (let amount = 1; amount < 1e14; amount = amount * 3 + 7)
    expect(hasDecimals(decimalFromCents(cents(amount)), 2)).toBe(true);
});
