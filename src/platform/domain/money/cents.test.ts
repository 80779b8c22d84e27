import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addCents,
  basisPoints,
  basisPointsFromPercent,
  cents,
  centsFromDecimal,
  decimalFromCents,
  multiplyCents,
  percentageOf,
  percentFromBasisPoints,
  subtractCents,
  sumCents,
} from "./cents.ts";

test.each([
  [12.4, 1240],
  ["12.40", 1240],
  [1.005, 101],
  [5.664, 566],
  [5.665, 567],
  ["0.004999999999999999999", 0],
  ["0.005", 1],
  [0.1 + 0.2, 30],
  ["-1.005", -101],
  ["-0.004", 0],
  ["7", 700],
  ["7.", 700],
  [1e-7, 0],
  ["1.5e2", 15_000],
])("%s is %i cents", (decimal, expected) => {
  expect(centsFromDecimal(decimal)).toBe(expected);
});

test.each(["", "12,40", "abc", "1e999", "Infinity", Number.NaN, "1 2", "--1", "0x10", 1e300])(
  "%s is no amount",
  (text) => {
    expect(() => centsFromDecimal(text)).toThrow(RangeError);
  },
);

test("only safe integers are cents, and zero has no sign", () => {
  expect(() => cents(0.5)).toThrow(RangeError);
  expect(() => cents(2 ** 53)).toThrow(RangeError);
  expect(() => multiplyCents(cents(100), 1.5)).toThrow(RangeError);
  expect(() => addCents(cents(Number.MAX_SAFE_INTEGER), cents(1))).toThrow(RangeError);
  expect(Object.is(cents(-0), 0)).toBe(true);
});

test("an amount survives the wire", () => {
  fc.assert(
    fc.property(fc.integer({ min: -(10 ** 13), max: 10 ** 13 }), (amount) => {
      const wire: unknown = JSON.parse(JSON.stringify(decimalFromCents(cents(amount))));
      expect(centsFromDecimal(wire as number)).toBe(amount);
    }),
  );
});

test("sums, differences and products are exact", () => {
  expect(sumCents([cents(10), cents(20), cents(-5)])).toBe(25);
  expect(sumCents([])).toBe(0);
  expect(subtractCents(cents(10), cents(25))).toBe(-15);
  expect(multiplyCents(cents(125), 3)).toBe(375);
});

test("a percentage is rounded half-up, and a refund mirrors its sale", () => {
  expect(percentageOf(cents(1250), basisPoints(1000))).toBe(125);
  expect(percentageOf(cents(5), basisPoints(1000))).toBe(1);
  expect(percentageOf(cents(-5), basisPoints(1000))).toBe(-1);
  expect(basisPointsFromPercent("13.00")).toBe(1300);
  expect(percentFromBasisPoints(basisPoints(1350))).toBe(13.5);
  expect(() => basisPoints(-1)).toThrow(RangeError);
});
