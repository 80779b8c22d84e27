import fc from "fast-check";
import { expect, test } from "vitest";
import { scaledFromDecimal, scaleHalfUp } from "./scaled-integer.ts";

test("the examples of the functional manual, section XXI", () => {
  expect(scaledFromDecimal("1.87654321987654", 8)).toBe(187_654_322);
  expect(scaledFromDecimal("5.664", 2)).toBe(566);
  expect(scaledFromDecimal("5.665", 2)).toBe(567);
});

test("scaling rounds half away from zero, exactly, also where doubles lose digits", () => {
  expect(scaleHalfUp(125, 1300, 11_300)).toBe(14);
  expect(scaleHalfUp(1, 1, 2)).toBe(1);
  expect(scaleHalfUp(-1, 1, 2)).toBe(-1);
  expect(scaleHalfUp(9_007_199_254_740_991, 10_000, 10_000)).toBe(9_007_199_254_740_991);
  expect(Object.is(scaleHalfUp(-1, 1, 3), 0)).toBe(true);
  expect(() => scaleHalfUp(9_007_199_254_740_991, 2, 1)).toThrow(RangeError);
});

test("a scaled amount is never further than half from the true value", () => {
  const amount = fc.integer({ min: -(10 ** 9), max: 10 ** 9 });
  fc.assert(
    fc.property(amount, fc.nat(10_000), fc.integer({ min: 1, max: 20_000 }), (value, up, down) => {
      const error = 2n * (BigInt(scaleHalfUp(value, up, down)) * BigInt(down) - BigInt(value) * BigInt(up));
      expect(error <= BigInt(down) && -error <= BigInt(down)).toBe(true);
    }),
  );
});
