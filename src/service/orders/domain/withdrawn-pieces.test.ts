import fc from "fast-check";
import { expect, test } from "vitest";
import { fraction, restOf } from "#core/pricing/domain/fraction.ts";
import { withdrawnPieces } from "./withdrawn-pieces.ts";

const third = { portion: fraction(1, 3), quantity: 1, refunded: 1 };

test.each([
  ["one of three pieces", 3, [{ portion: fraction(1, 1), quantity: 3, refunded: 1 }], 1],
  [
    "two pieces on one invoice, one on another",
    3,
    [third, { portion: fraction(2, 3), quantity: 2, refunded: 1 }],
    2,
  ],
  ["a third of a pizza is no pizza", 1, [third, third], 0],
  ["three thirds are", 1, [third, third, third], 1],
  ["halves of two beers are one", 2, [{ portion: fraction(1, 2), quantity: 1, refunded: 1 }], 1],
  ["nothing", 4, [], 0],
])("%s", (_what, ordered, parts, pieces) => {
  expect(withdrawnPieces(ordered, parts)).toBe(pieces);
});

test("however a line was divided, all of it given back are all of its pieces", () => {
  const shares = fc.array(fc.integer({ min: 2, max: 9 }), { maxLength: 4 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 }), shares, (ordered, divisors) => {
      const portions = divisors.map((divisor, index) => fraction(1, divisor * (index + 2) * 2));
      const parts = [...portions, restOf(portions)].map((portion) => ({ portion, quantity: 1, refunded: 1 }));
      expect(withdrawnPieces(ordered, parts)).toBe(ordered);
      expect(withdrawnPieces(ordered, parts.slice(1))).toBeLessThan(ordered);
    }),
  );
});
