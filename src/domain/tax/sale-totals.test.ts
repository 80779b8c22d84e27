import { expect, test } from "vitest";
import { basisPoints, cents } from "../money/cents.ts";
import { saleTotals } from "./sale-totals.ts";

const lines = [
  { unitPrice: cents(350), quantity: 2, tax: { type: "inclusive", rate: basisPoints(1300) } },
  { unitPrice: cents(1000), quantity: 1, tax: { type: "exclusive", rate: basisPoints(1300) } },
] as const;

test("payable is net plus tax plus service charge plus tip minus discount", () => {
  const totals = saleTotals(lines, { serviceCharge: cents(50), tip: cents(100), discount: cents(200) });
  expect(totals).toMatchObject({
    net: 619 + 1000,
    taxTotal: 81 + 130,
    serviceCharge: 50,
    tip: 100,
    discount: 200,
  });
  expect(totals.payable).toBe(1619 + 211 + 50 + 100 - 200);
});

test("a discount takes at most the sale and leaves the tip whole", () => {
  const totals = saleTotals(lines, { tip: cents(100), discount: cents(999_999) });
  expect(totals.discount).toBe(700 + 1130);
  expect(totals.payable).toBe(100);
});

test("nothing sold costs nothing", () => {
  expect(saleTotals([])).toEqual({
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

test("a negative extra is a fault of the caller", () => {
  expect(() => saleTotals(lines, { tip: cents(-1) })).toThrow(RangeError);
});
