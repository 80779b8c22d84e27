import fc from "fast-check";
import { expect, test } from "vitest";
import { basisPoints, cents, sumCents } from "#platform/domain/money/cents.ts";
import { type PricedLine, taxBreakdown, taxPerLine } from "./tax-breakdown.ts";
import { NO_TAX, taxTypes } from "./tax-type.ts";

const inclusive = { type: "inclusive", rate: basisPoints(1300) } as const;
const exclusive = { type: "exclusive", rate: basisPoints(1300) } as const;

const line: fc.Arbitrary<PricedLine> = fc.record({
  unitPrice: fc.nat(100_000).map(cents),
  quantity: fc.integer({ min: 1, max: 50 }),
  tax: fc.record({
    type: fc.constantFrom(...taxTypes),
    rate: fc.constantFrom(0, 500, 1300, 1350).map(basisPoints),
  }),
});
const lines = fc.array(line, { maxLength: 30 });

test("a group is rounded once: three lines of 0.35 hold 0.12 of IVA", () => {
  const three = [1, 2, 3].map(() => ({ unitPrice: cents(35), quantity: 1, tax: inclusive }));
  expect(taxBreakdown(three)).toEqual([{ ...inclusive, net: 93, tax: 12, gross: 105 }]);
  const four = [1, 2, 3, 4].map(() => ({ unitPrice: cents(4), quantity: 1, tax: exclusive }));
  expect(taxBreakdown(four)).toEqual([{ ...exclusive, net: 16, tax: 2, gross: 18 }]);
});

test("groups stand by type, then higher rate first; whatever has no tax is one group", () => {
  const groups = taxBreakdown([
    { unitPrice: cents(100), quantity: 1, tax: NO_TAX },
    { unitPrice: cents(100), quantity: 1, tax: inclusive },
    { unitPrice: cents(100), quantity: 2, tax: { type: "exclusive", rate: basisPoints(500) } },
    { unitPrice: cents(100), quantity: 1, tax: exclusive },
    { unitPrice: cents(100), quantity: 1, tax: { type: "other", rate: basisPoints(1300) } },
    { unitPrice: cents(100), quantity: 1, tax: { type: "inclusive", rate: basisPoints(0) } },
  ]);
  expect(groups.map(({ type, rate, gross }) => [type, rate, gross])).toEqual([
    ["exclusive", 1300, 113],
    ["exclusive", 500, 210],
    ["inclusive", 1300, 100],
    ["other", 0, 300],
  ]);
});

test("the order of the lines changes nothing", () => {
  const shuffled = lines.chain((all) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length })),
  );
  fc.assert(
    fc.property(shuffled, ([all, other]) => {
      expect(taxBreakdown(other)).toEqual(taxBreakdown(all));
    }),
  );
});

test("a line of n pieces is taxed like n lines of line", () => {
  fc.assert(
    fc.property(lines, (all) => {
      const singles = all.flatMap((line) =>
        Array.from({ length: line.quantity }, () => ({ ...line, quantity: 1 })),
      );
      expect(taxBreakdown(singles)).toEqual(taxBreakdown(all));
    }),
  );
});

test("the tax of the lines adds up to the tax of the document", () => {
  fc.assert(
    fc.property(lines, (all) => {
      const groups = taxBreakdown(all);
      const perLine = taxPerLine(all);
      expect(perLine).toHaveLength(all.length);
      for (const key of ["net", "tax", "gross"] as const) {
        expect(sumCents(perLine.map((part) => part[key]))).toBe(sumCents(groups.map((group) => group[key])));
      }
    }),
  );
});

/** Rounds a ÷ b half-up, both above 0. */
function roundDiv(a: bigint, b: bigint): bigint {
  return (2n * a + b) / (2n * b);
}

test("the IVA inside menu prices is the totalIva of the tax document", () => {
  const price = fc.record({
    unitPrice: fc.nat(50_000).map(cents),
    quantity: fc.integer({ min: 1, max: 20 }),
  });
  fc.assert(
    fc.property(fc.array(price, { minLength: 1, maxLength: 200 }), (sold) => {
      const eighthDecimals = sold.map((line) =>
        roundDiv(BigInt(line.unitPrice * line.quantity) * 10n ** 6n * 13n, 113n),
      );
      const sum = eighthDecimals.reduce((total, part) => total + part, 0n);
      const [group] = taxBreakdown(sold.map((line) => ({ ...line, tax: inclusive })));
      expect(group?.tax).toBe(Number(roundDiv(sum, 10n ** 6n)));
    }),
  );
});
