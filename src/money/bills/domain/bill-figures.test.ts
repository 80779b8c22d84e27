import fc from "fast-check";
import { expect, inject, test } from "vitest";
import { fraction, NO_PART, restOf } from "#core/pricing/domain/fraction.ts";
import type { LineFigures } from "#core/pricing/domain/sale-lines.ts";
import { saleTotals } from "#core/pricing/domain/sale-totals.ts";
import { NO_SERVICE } from "#core/pricing/domain/service-charge.ts";
import type { PricedLine } from "#core/pricing/domain/tax-breakdown.ts";
import { NO_TAX, type PriceTax } from "#core/pricing/domain/tax-type.ts";
import { basisPoints, cents, sumCents } from "#platform/domain/money/cents.ts";
import { type BillSection, billFigures, isUntouched } from "./bill-figures.ts";
import { decidePart, type PaidLinePart, type RequestedPart } from "./split-sale.ts";

const inside: PriceTax = { type: "inclusive", rate: basisPoints(1300) };
const onTop: PriceTax = { type: "exclusive", rate: basisPoints(1300) };
const NOTHING: LineFigures = {
  listed: cents(0),
  discount: cents(0),
  net: cents(0),
  service: cents(0),
  tax: cents(0),
  amount: cents(0),
};

const plain = (...prices: number[]): BillSection => ({
  lines: prices.map((price) => ({ unitPrice: cents(price), quantity: 1, tax: NO_TAX })),
  service: NO_SERVICE,
  discount: cents(0),
});

/** A part that was paid before a section joined, with nothing of its lines. */
const widened = (part: readonly PaidLinePart[], lines: number): PaidLinePart[] => [
  ...part,
  ...Array.from({ length: lines - part.length }, () => ({ figures: NOTHING, portion: NO_PART })),
];

test("of a bill paid in part and a later dessert only what is left is asked", () => {
  const first = billFigures([plain(1_000)], []);
  const part = decidePart(first.left, { kind: "amount", amount: cents(300) });
  const paid = part.ok ? part.lines : [];
  expect(billFigures([plain(1_000)], [paid]).balance).toBe(700);
  const { sale, balance, left } = billFigures([plain(1_000), plain(300)], [widened(paid, 2)]);
  expect([sale.payable, balance]).toEqual([1_300, 1_000]);
  expect(left.map((line) => isUntouched([line]))).toEqual([false, true]);
});

test("one section is the sale itself, in every figure and tax group", () => {
  const lines: PricedLine[] = [
    { unitPrice: cents(333), quantity: 3, tax: inside },
    { unitPrice: cents(200), quantity: 1, tax: onTop },
    { unitPrice: cents(150), quantity: 2, tax: NO_TAX },
  ];
  const service = { rate: basisPoints(1_000), isTaxed: true };
  const { sale } = billFigures([{ lines, service, discount: cents(99) }], []);
  expect(sale).toEqual(saleTotals(lines, { service, discount: cents(99) }));
});

const line: fc.Arbitrary<PricedLine> = fc.record({
  unitPrice: fc.oneof(fc.nat(20), fc.nat(5_000)).map(cents),
  quantity: fc.integer({ min: 1, max: 4 }),
  tax: fc.constantFrom(inside, onTop, NO_TAX),
});
const round = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  service: fc.record({ rate: fc.constantFrom(0, 1_000).map(basisPoints), isTaxed: fc.boolean() }),
  discount: fc.nat(800).map(cents),
});
const request: fc.Arbitrary<RequestedPart> = fc.oneof(
  fc.record({ kind: fc.constant("amount" as const), amount: fc.nat(4_000).map(cents) }),
  fc.record({ kind: fc.constant("share" as const), parts: fc.integer({ min: 1, max: 5 }) }),
  fc.record({
    kind: fc.constant("lines" as const),
    portions: fc.array(
      fc.option(fc.constantFrom(fraction(1, 1), fraction(1, 2), fraction(1, 3)), { nil: undefined }),
      { maxLength: 8 },
    ),
  }),
);
const step = fc.oneof(
  round.map((sent) => ({ kind: "round" as const, sent })),
  request.map((wanted) => ({ kind: "part" as const, wanted })),
  fc.nat(7).map((which) => ({ kind: "undo" as const, which })),
);

test("whatever is sent, paid and taken back, nothing is charged twice or lost", () => {
  fc.assert(
    fc.property(round, fc.array(step, { maxLength: 12 }), (first, steps) => {
      const sections: BillSection[] = [first];
      let parts: (readonly PaidLinePart[])[] = [];
      const now = () => {
        const count = sections.flatMap(({ lines }) => lines).length;
        return billFigures(
          sections,
          parts.map((part) => widened(part, count)),
        );
      };
      for (const { left, balance, sale } of [now()]) {
        expect(balance).toBe(sale.payable);
        expect(isUntouched(left)).toBe(true);
      }
      for (const one of steps) {
        const before = now();
        if (one.kind === "round") {
          sections.push(one.sent);
          const { payable } = saleTotals(one.sent.lines, one.sent);
          expect(now().balance).toBe(before.balance + payable);
          expect(now().left.slice(0, before.left.length)).toEqual(before.left);
        } else if (one.kind === "undo")
          parts = parts.filter((_, index) => index !== one.which % Math.max(1, parts.length));
        else if (before.balance > 0) {
          const decision = decidePart(before.left, one.wanted);
          if (decision.ok) parts.push(decision.lines);
          expect(now().balance).toBe(before.balance - (decision.ok ? decision.amount : 0));
        }
        for (const { figures } of now().left)
          expect(Math.min(...Object.values(figures))).toBeGreaterThanOrEqual(0);
      }
      const { left, sale, sales } = now();
      // Each section is a sale by itself; the tax of all of them is rounded once where they are shown as one.
      const apart = (key: "taxTotal" | "serviceCharge") => sumCents(sales.map((each) => each[key]));
      const rest = decidePart(left, { kind: "rest" });
      const all = [...parts, ...(rest.ok ? [rest.lines] : [])];
      const sum = (key: keyof LineFigures) => sumCents(all.flat().map(({ figures }) => figures[key]));
      expect(sum("amount")).toBe(sale.payable);
      expect(sum("tax")).toBe(apart("taxTotal"));
      expect(sum("service")).toBe(apart("serviceCharge"));
      expect(sum("discount")).toBe(sale.discount);
      expect(sum("listed")).toBe(sale.listed);
      for (const [index] of left.entries())
        expect(restOf(all.flatMap((part) => part[index]?.portion ?? [])).numerator).toBe(0);
    }),
    { numRuns: 300 * inject("chance").times },
  );
});
