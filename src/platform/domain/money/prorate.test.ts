import fc from "fast-check";
import { expect, test } from "vitest";
import { cents, sumCents } from "./cents.ts";
import { prorate } from "./prorate.ts";

const amount = fc.integer({ min: -(10 ** 12), max: 10 ** 12 }).map(cents);
const weights = fc.array(fc.nat(10 ** 9), { minLength: 1, maxLength: 40 });

test("ten dollars in three parts", () => {
  expect(prorate(cents(1000), [1, 1, 1])).toEqual([334, 333, 333]);
  expect(prorate(cents(-1000), [1, 1, 1])).toEqual([-334, -333, -333]);
});

test("the largest remainder gets the cent, not the first part", () => {
  expect(prorate(cents(100), [1, 2])).toEqual([33, 67]);
  expect(prorate(cents(1), [1, 0, 5])).toEqual([0, 0, 1]);
});

test("parts add up to the whole", () => {
  fc.assert(
    fc.property(amount, weights, (whole, shares) => {
      expect(sumCents(prorate(whole, shares))).toBe(whole);
    }),
  );
});

test("no part is a whole cent away from its exact share", () => {
  fc.assert(
    fc.property(amount, weights, (whole, shares) => {
      fc.pre(shares.some((share) => share > 0));
      const total = BigInt(shares.reduce((sum, share) => sum + share, 0));
      for (const [index, part] of prorate(whole, shares).entries()) {
        const share = BigInt(shares[index] ?? 0);
        const error = BigInt(part) * total - BigInt(whole) * share;
        expect(error < total && -error < total).toBe(true);
        if (share === 0n) expect(part).toBe(0);
      }
    }),
  );
});

test("without any weight the amount is split evenly, and without parts it cannot be", () => {
  expect(prorate(cents(5), [0, 0])).toEqual([3, 2]);
  expect(prorate(cents(0), [])).toEqual([]);
  expect(() => prorate(cents(1), [])).toThrow(RangeError);
  expect(() => prorate(cents(1), [-1])).toThrow(RangeError);
  expect(() => prorate(cents(1), [0.5])).toThrow(RangeError);
});
