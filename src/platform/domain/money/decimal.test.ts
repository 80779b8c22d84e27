import fc from "fast-check";
import { expect, test } from "vitest";
import {
  centsOfDecimal,
  decimal,
  decimalFrom,
  decimalOfCents,
  decimalText,
  fractionOfDecimal,
  readDecimal,
  timesDecimal,
  toCent,
} from "./decimal.ts";

test.each([
  ["13", "13"],
  ["13.0", "13"],
  ["-0", "0"],
  ["1e-7", "0.0000001"],
  ["0.5", "0.5"],
  ["-2.50", "-2.5"],
  ["12345678901.12345678", "12345678901.12345678"],
])("%s is written %s", (text, written) => {
  expect(decimalText(decimalFrom(text))).toBe(written);
});

test.each(["3.3000000000000003", "0.123456789", "abc", "", "1,5", "NaN"])(
  "%s is no decimal of eight places",
  (text) => {
    expect(readDecimal(text)).toBeNull();
    expect(() => decimalFrom(text)).toThrow(RangeError);
  },
);

test("the manual's roundings", () => {
  expect([5664, 5665].map((thousandths) => centsOfDecimal(decimal(BigInt(thousandths) * 100_000n)))).toEqual([
    566, 567,
  ]);
  expect(decimalText(fractionOfDecimal(decimalFrom("3.5"), 100n, 113n))).toBe("3.09734513");
  expect(decimalText(toCent(decimalFrom("-0.005")))).toBe("-0.01");
  expect(decimalText(timesDecimal(decimalFrom("1.1"), decimalFrom("3")))).toBe("3.3");
});

test("what is written is read again, and cents stay cents", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 19n), max: 10n ** 19n }), (scaled) => {
      const text = decimalText(decimal(scaled));
      expect(text).toMatch(/^-?(0|[1-9]\d*)(\.\d{1,8})?$/);
      expect(decimalFrom(text)).toBe(scaled);
    }),
  );
  fc.assert(
    fc.property(fc.integer(), (amount) => {
      expect(centsOfDecimal(decimalOfCents(amount as never))).toBe(amount === 0 ? 0 : amount);
    }),
  );
});
