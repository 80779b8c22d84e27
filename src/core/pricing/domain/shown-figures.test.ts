import fc from "fast-check";
import { expect, test } from "vitest";
import { decidePart, remainingLines } from "#money/bills/domain/split-sale.ts";
import { basisPoints, cents, sumCents } from "#platform/domain/money/cents.ts";
import { saleLines } from "./sale-lines.ts";
import { type SaleTotals, saleTotals } from "./sale-totals.ts";
import { shownFigures } from "./shown-figures.ts";
import { lineAmount, type PricedLine } from "./tax-breakdown.ts";
import { taxTypes } from "./tax-type.ts";

const tax = fc.constantFrom(...taxTypes).map((type) => ({ type, rate: basisPoints(1300) }));
const line: fc.Arbitrary<PricedLine> = fc.record({
  unitPrice: fc.integer({ min: 0, max: 5_000 }).map(cents),
  quantity: fc.integer({ min: 1, max: 9 }),
  tax,
});
const lines = fc.array(line, { minLength: 1, maxLength: 8 });
const service = fc.record({
  rate: fc.constantFrom(0, 1_000, 1_250).map(basisPoints),
  isTaxed: fc.boolean(),
});
const discount = fc.integer({ min: 0, max: 4_000 }).map(cents);

const shownOf = (sale: SaleTotals) =>
  shownFigures({
    listed: sale.listed,
    discount: sale.discount,
    serviceCharge: sale.serviceCharge,
    taxes: sale.taxes.map(({ type, rate, tax: amount }) => ({ type, rate, amount })),
    total: sale.payable,
  });

type Shown = ReturnType<typeof shownOf>;
const added = ({ subtotal, discount, serviceCharge, added }: Shown) =>
  subtotal - discount + serviceCharge + sumCents(added.map(({ amount }) => amount));

test("lines, subtotal, discount, service, tax and total add up as they are read", () => {
  fc.assert(
    fc.property(lines, service, discount, (sold, charge, off) => {
      const shown = shownOf(saleTotals(sold, { service: charge, discount: off }));
      expect(added(shown)).toBe(shown.total);
      expect(shown.subtotal).toBe(sumCents(sold.map(lineAmount)));
      expect(shown.serviceCharge).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("a discount leaves the subtotal what it was", () => {
  fc.assert(
    fc.property(lines, service, discount, (sold, charge, off) => {
      const before = shownOf(saleTotals(sold, { service: charge }));
      const after = shownOf(saleTotals(sold, { service: charge, discount: off }));
      expect(after.subtotal).toBe(before.subtotal);
      expect(after.total).toBeLessThanOrEqual(before.total);
    }),
  );
});

test("ten dollars with IVA inside, a dollar off, are 9.00 with 1.04 of IVA", () => {
  const inside: PricedLine = {
    unitPrice: cents(1000),
    quantity: 1,
    tax: { type: "inclusive", rate: basisPoints(1300) },
  };
  const shown = shownOf(saleTotals([inside], { discount: cents(100) }));
  expect(shown).toMatchObject({ subtotal: 1000, discount: 100, serviceCharge: 0, added: [], total: 900 });
  expect(shown.included).toMatchObject([{ amount: 104 }]);
});

test("the figures of every part of a divided sale add up as well", () => {
  const requests = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(lines, service, discount, requests, (sold, charge, off, shares) => {
      const sale = saleTotals(sold, { service: charge, discount: off });
      const figures = saleLines(sold, sale);
      const paid: Parameters<typeof remainingLines>[1][number][] = [];
      for (const parts of shares) {
        const decision = decidePart(remainingLines(figures, paid), { kind: "share", parts });
        if (!decision.ok) return;
        paid.push(decision.lines);
        const sum = (key: keyof (typeof figures)[number]) =>
          sumCents(decision.lines.map((part) => part.figures[key]));
        const shown = shownFigures({
          listed: sum("listed"),
          discount: sum("discount"),
          serviceCharge: sum("service"),
          taxes: taxTypes.map((type) => ({
            type,
            rate: basisPoints(1300),
            amount: sumCents(
              decision.lines.map((part, index) =>
                sold[index]?.tax.type === type ? part.figures.tax : cents(0),
              ),
            ),
          })),
          total: decision.amount,
        });
        expect(added(shown)).toBe(decision.amount);
        expect(Math.abs(shown.subtotal - sum("listed"))).toBeLessThanOrEqual(sold.length);
      }
    }),
  );
});
