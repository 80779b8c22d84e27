import { expect, test } from "vitest";
import { basisPoints, cents } from "#platform/domain/money/cents.ts";
import { discountsOnBill, readSummary, shownBill } from "./read-bill.ts";

const tax = {
  rate: basisPoints(1300),
  type: "exclusive",
  base: cents(1000),
  amount: cents(130),
} as const;
const summary: Parameters<typeof readSummary>[0] = {
  orders: [],
  summary: {
    subtotal: cents(900),
    tax_total: cents(117),
    service_charge_total: cents(0),
    total: cents(1017),
  },
  breakdown: {
    productos_total: cents(1000),
    impuestos_total: cents(130),
    cargo_servicio: cents(20),
    total_final: cents(1150),
  },
  taxBreakdown: [tax],
  fiscal_totals: {
    items_total: cents(1050),
    discount_total: cents(50),
    taxed_base: cents(1000),
    untaxed_base: cents(20),
    tax_total: cents(130),
    service_charge_total: cents(20),
    is_service_charge_taxed: false,
    total: cents(1150),
  },
  discounts: [{ kind: "code", amount: cents(50), code: "CINCO", reason: null, percent: null }],
  discountable_total: cents(1050),
  balance: cents(650),
  identification_threshold: cents(109_500),
  is_district_named: false,
  guest_receptor: null,
  lines: [],
  parts: [],
  tip_suggestion: null,
  service_charge_rate: basisPoints(200),
};

test("what paying compares are the figures of the breakdown", () => {
  expect(readSummary(summary).figures).toEqual({
    subTotal: 1000,
    taxTotal: 130,
    serviceCharge: 20,
    total: 1150,
    taxes: [tax],
  });
});

test("the figures that are shown add up from the lines at menu prices to the total", () => {
  const { figures, bill } = readSummary(summary);
  expect(bill).toMatchObject({
    balance: 650,
    itemsTotal: 1050,
    codes: [{ code: "CINCO", amount: 50 }],
  });
  expect(shownBill(figures, bill)).toMatchObject({
    subtotal: 1050,
    discount: 50,
    serviceCharge: 20,
    added: [tax],
    included: [],
    total: 1150,
  });
});

test("a discount given on the bill is another bill, a share of a larger bill is not", () => {
  const given = (amount: number, percent: number | null) => ({
    kind: "bill" as const,
    amount: cents(amount),
    code: null,
    reason: "Vecino",
    percent: percent === null ? null : basisPoints(percent),
  });
  const line = { ...given(210, 2_000), kind: "line" as const };
  const named = (...discounts: typeof summary.discounts) => discountsOnBill({ discounts });
  const code = summary.discounts;
  expect(named(...code, given(56, 1_000))).not.toBe(named(...code));
  expect(named(...code, given(56, 1_000))).toBe(named(...code, given(91, 1_000)));
  expect(named(...code, given(56, null))).not.toBe(named(...code, given(100, null)));
  expect(named(line, ...code)).toBe(named(...code));
});
