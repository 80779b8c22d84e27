import fc from "fast-check";
import { expect, test } from "vitest";
import { basisPoints, cents, sumCents } from "#platform/domain/money/cents.ts";
import { saleTotals } from "./sale-totals.ts";
import type { PricedLine } from "./tax-breakdown.ts";
import { NO_TAX, taxTypes } from "./tax-type.ts";

const lines = [
  { unitPrice: cents(350), quantity: 2, tax: { type: "inclusive", rate: basisPoints(1300) } },
  { unitPrice: cents(1000), quantity: 1, tax: { type: "exclusive", rate: basisPoints(1300) } },
] as const;
const inside = [
  { unitPrice: cents(1000), quantity: 1, tax: { type: "inclusive", rate: basisPoints(1300) } },
] as const;
const tenPercent = { rate: basisPoints(1000), isTaxed: true } as const;

test("payable is net plus tax plus service charge plus tip minus discount", () => {
  const totals = saleTotals(lines, { tip: cents(100) });
  expect(totals).toMatchObject({
    net: 619 + 1000,
    taxTotal: 81 + 130,
    serviceCharge: 0,
    tip: 100,
    discount: 0,
  });
  expect(totals.payable).toBe(1619 + 211 + 100);
});

test("a discount comes off the menu's prices and is not taxed", () => {
  // 10.00 with IVA inside less 1.00: 9.00, of which 1.04 is IVA.
  expect(saleTotals(inside, { discount: cents(100) })).toMatchObject({
    listed: 1000,
    net: 896,
    taxTotal: 104,
    discount: 100,
    payable: 900,
  });
  // 10.00 and IVA on top less 1.00: 9.00 and 1.17.
  expect(saleTotals(lines.slice(1), { discount: cents(100) })).toMatchObject({
    listed: 1000,
    net: 1000,
    taxTotal: 117,
    discount: 100,
    payable: 1017,
  });
});

test("a discount over prices with and without IVA is spread in proportion", () => {
  const totals = saleTotals(lines, { discount: cents(170) });
  expect(totals.taxes).toMatchObject([
    { type: "exclusive", listed: 1000, discount: 100, net: 900, tax: 117 },
    { type: "inclusive", listed: 700, discount: 70, gross: 630, tax: 72 },
  ]);
  expect(totals.payable).toBe(1017 + 630);
});

test("a taxed service charge raises every price by its rate", () => {
  expect(saleTotals(inside, { service: tenPercent })).toMatchObject({
    net: 885,
    taxTotal: 127,
    serviceCharge: 88,
    payable: 1100,
  });
  expect(saleTotals(lines.slice(1), { service: tenPercent })).toMatchObject({
    net: 1000,
    taxTotal: 143,
    serviceCharge: 100,
    payable: 1243,
  });
});

test("a service charge that is not taxed leaves the tax as it is", () => {
  expect(saleTotals(inside, { service: { ...tenPercent, isTaxed: false } })).toMatchObject({
    net: 885,
    taxTotal: 115,
    serviceCharge: 100,
    payable: 1100,
  });
});

test("the service charge is of what is left after the discount", () => {
  expect(saleTotals(inside, { service: tenPercent, discount: cents(500) }).payable).toBe(550);
});

test("a discount takes at most the sale and leaves the tip whole", () => {
  const totals = saleTotals(lines, { tip: cents(100), discount: cents(999_999), service: tenPercent });
  expect(totals).toMatchObject({ discount: 1700, taxTotal: 0, serviceCharge: 0, payable: 100 });
});

test("nothing sold costs nothing", () => {
  expect(saleTotals([])).toEqual({
    listed: 0,
    net: 0,
    taxTotal: 0,
    taxes: [],
    serviceCharge: 0,
    tip: 0,
    discount: 0,
    payable: 0,
  });
});

test("orders paid together are one sale: rounded once, not per order", () => {
  const order = [
    { unitPrice: cents(4), quantity: 1, tax: { type: "exclusive", rate: basisPoints(1300) } },
  ] as const;
  expect(saleTotals(order).payable).toBe(5);
  expect(saleTotals([...order, ...order]).payable).toBe(9);
});

test("a negative tip or discount is a fault of the caller", () => {
  expect(() => saleTotals(lines, { tip: cents(-1) })).toThrow(RangeError);
  expect(() => saleTotals(lines, { discount: cents(-1) })).toThrow(RangeError);
});

const line: fc.Arbitrary<PricedLine> = fc.record({
  unitPrice: fc.nat(20_000).map(cents),
  quantity: fc.integer({ min: 1, max: 9 }),
  tax: fc.oneof(
    fc.constant(NO_TAX),
    fc.record({ type: fc.constantFrom(...taxTypes), rate: fc.constantFrom(500, 1300).map(basisPoints) }),
  ),
});
const sale = fc.record({
  all: fc.array(line, { maxLength: 12 }),
  discount: fc.nat(30_000).map(cents),
  tip: fc.nat(5_000).map(cents),
  service: fc.record({ rate: fc.constantFrom(0, 1000, 1250).map(basisPoints), isTaxed: fc.boolean() }),
  seed: fc.infiniteStream(fc.nat()),
});

test("whatever is sold, the parts add up and nothing is negative", () => {
  fc.assert(
    fc.property(sale, ({ all, seed, ...extras }) => {
      const totals = saleTotals(all, extras);
      const { net, taxTotal, serviceCharge, tip, discount, payable, listed, taxes } = totals;
      expect(payable).toBe(net + taxTotal + serviceCharge + tip - discount);
      expect(sumCents(taxes.map((group) => group.discount))).toBe(discount);
      expect(sumCents(taxes.map((group) => group.listed))).toBe(listed);
      const untaxedService = extras.service.isTaxed ? 0 : serviceCharge;
      expect(sumCents(taxes.map((group) => group.gross)) + untaxedService + tip).toBe(payable);
      for (const group of taxes)
        expect(Math.min(group.net, group.tax, group.discount, group.service)).toBeGreaterThanOrEqual(0);
      const shuffled = all
        .map((line) => ({ line, at: seed.next().value ?? 0 }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ line }) => line);
      expect(saleTotals(shuffled, extras)).toEqual(totals);
    }),
  );
});
