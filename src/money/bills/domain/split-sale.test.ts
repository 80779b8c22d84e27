import fc from "fast-check";
import { expect, inject, test } from "vitest";
import { fraction, productOf, restOf } from "#core/pricing/domain/fraction.ts";
import { type LineFigures, saleLines } from "#core/pricing/domain/sale-lines.ts";
import { saleTotals } from "#core/pricing/domain/sale-totals.ts";
import type { PricedLine } from "#core/pricing/domain/tax-breakdown.ts";
import { NO_TAX, type PriceTax } from "#core/pricing/domain/tax-type.ts";
import { basisPoints, cents, sumCents } from "#platform/domain/money/cents.ts";
import {
  balanceOf,
  decidePart,
  type PaidLinePart,
  type RequestedPart,
  remainingLines,
} from "./split-sale.ts";

const inside: PriceTax = { type: "inclusive", rate: basisPoints(1300) };
const onTop: PriceTax = { type: "exclusive", rate: basisPoints(1300) };

function split(figures: readonly LineFigures[], requests: readonly RequestedPart[]) {
  const parts: (readonly PaidLinePart[])[] = [];
  const amounts = requests.map((request) => {
    const decision = decidePart(remainingLines(figures, parts), request);
    if (!decision.ok) return decision.reason;
    parts.push(decision.lines);
    return decision.amount;
  });
  return { parts, amounts };
}

const ten: PricedLine = { unitPrice: cents(1000), quantity: 1, tax: inside };
const figuresOf = (lines: readonly PricedLine[]) => saleLines(lines, saleTotals(lines));

test("ten dollars among three: 3.34, 3.33, 3.33, and the IVA adds up", () => {
  const { parts, amounts } = split(
    figuresOf([ten]),
    [3, 2, 1].map((left) => ({ kind: "share", parts: left })),
  );
  expect(amounts).toEqual([334, 333, 333]);
  expect(sumCents(parts.flat().map((part) => part.figures.tax))).toBe(115);
  expect(parts.map(([part]) => part?.portion)).toEqual([
    { numerator: 167, denominator: 500 },
    { numerator: 333, denominator: 1000 },
    { numerator: 333, denominator: 1000 },
  ]);
});

test("two of three beers, a third of a pizza, then all the rest", () => {
  const beers: PricedLine = { unitPrice: cents(300), quantity: 3, tax: NO_TAX };
  const { parts, amounts } = split(figuresOf([beers, ten]), [
    { kind: "lines", portions: [fraction(2, 3)] },
    { kind: "lines", portions: [undefined, fraction(1, 3)] },
    { kind: "rest" },
  ]);
  expect(amounts).toEqual([600, 333, 300 + 667]);
  expect(parts[2]?.map((part) => part.portion)).toEqual([fraction(1, 3), fraction(2, 3)]);
});

test("more than is left, nothing, and no portion are refused", () => {
  const figures = figuresOf([ten]);
  const half = { kind: "lines", portions: [fraction(1, 2)] } as const;
  expect(split(figures, [{ kind: "amount", amount: cents(1001) }]).amounts).toEqual(["part_exceeds"]);
  expect(split(figures, [{ kind: "amount", amount: cents(0) }]).amounts).toEqual(["part_empty"]);
  expect(split(figures, [{ kind: "share", parts: 0 }]).amounts).toEqual(["part_exceeds"]);
  expect(split(figures, [half, { kind: "lines", portions: [fraction(2, 3)] }]).amounts).toEqual([
    500,
    "part_exceeds",
  ]);
  expect(split(figures, [half, half, half]).amounts).toEqual([500, 500, "part_exceeds"]);
});

test("a part that was undone can be paid again, by others and otherwise", () => {
  const figures = figuresOf([ten, { ...ten, tax: onTop }]);
  const first = split(figures, [
    { kind: "amount", amount: cents(777) },
    { kind: "share", parts: 2 },
  ]).parts;
  const left = remainingLines(figures, first.slice(1));
  const rest = decidePart(left, { kind: "rest" });
  expect(rest.ok && rest.amount + balanceOf(first[1] ?? [])).toBe(2130);
});

const line: fc.Arbitrary<PricedLine> = fc.record({
  unitPrice: fc.oneof(fc.nat(20), fc.nat(5_000)).map(cents),
  quantity: fc.integer({ min: 1, max: 6 }),
  tax: fc.constantFrom(inside, onTop, NO_TAX),
});
const request: fc.Arbitrary<RequestedPart> = fc.oneof(
  fc.record({ kind: fc.constant("amount" as const), amount: fc.nat(6_000).map(cents) }),
  fc.record({ kind: fc.constant("share" as const), parts: fc.integer({ min: 1, max: 5 }) }),
  fc.record({
    kind: fc.constant("lines" as const),
    portions: fc.array(
      fc.option(
        fc.constantFrom(fraction(1, 1), fraction(1, 2), fraction(1, 3), fraction(2, 3), fraction(1, 7)),
        { nil: undefined },
      ),
      { maxLength: 5 },
    ),
  }),
);

test("however it is split, all parts together are the sale in every figure", () => {
  const sale = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 5 }),
    requests: fc.array(request, { maxLength: 6 }),
    discount: fc.nat(2_000).map(cents),
    service: fc.record({ rate: fc.constantFrom(0, 1000).map(basisPoints), isTaxed: fc.boolean() }),
  });
  fc.assert(
    fc.property(sale, ({ lines, requests, ...extras }) => {
      const totals = saleTotals(lines, extras);
      const figures = saleLines(lines, totals);
      const { parts } = split(figures, [...requests, { kind: "rest" }]);
      const sum = (key: keyof LineFigures) => sumCents(parts.flat().map(({ figures }) => figures[key]));
      expect(sum("amount")).toBe(totals.payable);
      expect(sum("tax")).toBe(totals.taxTotal);
      expect(sum("service")).toBe(totals.serviceCharge);
      expect(sum("discount")).toBe(totals.discount);
      expect(sum("net")).toBe(totals.net - totals.discount);
      expect(sum("listed")).toBe(totals.listed);
      for (const { figures } of parts.flat()) {
        expect(Math.min(...Object.values(figures))).toBeGreaterThanOrEqual(0);
        expect(figures.net + figures.service + figures.tax).toBe(figures.amount);
      }
      for (const [index] of lines.entries())
        expect(restOf(parts.flatMap((part) => part[index]?.portion ?? [])).numerator).toBe(0);
    }),
    { numRuns: 500 * inject("chance").times },
  );
});

test("divided again and again in any order, it goes on", () => {
  const guest = fc.record({
    kind: fc.constantFrom("amount", "share", "lines", "undo"),
    per10000: fc.integer({ min: 1, max: 9_999 }),
    by: fc.integer({ min: 2, max: 12 }),
  });
  const costly = fc.record({
    unitPrice: fc.integer({ min: 1, max: 20_000 }).map(cents),
    quantity: fc.integer({ min: 1, max: 12 }),
    tax: fc.constantFrom(inside, onTop, NO_TAX),
  });
  const lines = fc.array(costly, { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(lines, fc.array(guest, { minLength: 1, maxLength: 20 }), (priced, guests) => {
      const totals = saleTotals(priced);
      const figures = saleLines(priced, totals);
      const parts: (readonly PaidLinePart[])[] = [];
      for (const { kind, per10000, by } of guests) {
        const left = remainingLines(figures, parts);
        const balance = balanceOf(left);
        if (kind === "undo") parts.splice(per10000 % (parts.length || 1), 1);
        else if (balance > 0) {
          const request: RequestedPart =
            kind === "amount"
              ? { kind, amount: cents(Math.max(1, Math.floor((balance * per10000) / 10_000))) }
              : kind === "share"
                ? { kind, parts: by }
                : { kind: "lines", portions: left.map(({ portion }) => productOf(portion, fraction(1, by))) };
          const decision = decidePart(left, request);
          if (decision.ok) parts.push(decision.lines);
          else expect(decision.reason).toBe("part_empty");
        }
      }
      const rest = decidePart(remainingLines(figures, parts), { kind: "rest" });
      const paid = sumCents(parts.map((part) => balanceOf(part)));
      expect(rest.ok && paid + rest.amount).toBe(totals.payable);
      // Whatever money is in a part, a portion of the line is named with it: none is left off the invoice.
      for (const { figures, portion } of parts.flat())
        expect(figures.amount > 0 && portion.numerator === 0).toBe(false);
    }),
    { numRuns: 1_000 * inject("chance").times },
  );
});

test("a portion finer than can be told is refused", () => {
  const figures = figuresOf([ten]);
  const fine = fraction(1, Number.MAX_SAFE_INTEGER);
  const { parts, amounts } = split(figures, [
    { kind: "lines", portions: [fraction(1, 3)] },
    { kind: "lines", portions: [fine] },
    { kind: "rest" },
  ]);
  expect(amounts).toEqual([333, "part_exceeds", 667]);
  expect(parts).toHaveLength(2);
});
