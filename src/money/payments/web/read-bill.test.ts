import { expect, test } from "vitest";
import { toId } from "#platform/domain/ids.ts";
import { basisPoints, type Cents, cents } from "#platform/domain/money/cents.ts";
import type { Order } from "#service/orders/contract/orders.ts";
import { type LooseSummary, readSummary } from "./read-bill.ts";

const order: Order = {
  id: toId<"Order">(1),
  order_no: 1,
  account_id: toId<"Account">(1),
  round: 1,
  date: new Date("2026-11-20T18:00:00Z"),
  delivery_type: "takeaway",
  source: "counter",
  external_number: null,
  customer_type: "WALKIN",
  customer_id: null,
  customer_name: null,
  status: "completed",
  payment_status: "unpaid",
  token_no: 1,
  table_id: null,
  table_title: null,
  floor: null,
  items: [],
  voided_items: [],
};
const tax = {
  rate: basisPoints(1300),
  type: "inclusive",
  base: cents(1000),
  amount: cents(130),
} as const;
const breakdown = {
  productos_total: cents(1000),
  impuestos_total: cents(130),
  cargo_servicio: cents(20),
  total_final: cents(1150),
};
const summary = {
  subtotal: cents(900),
  tax_total: cents(117),
  service_charge_total: cents(0),
  total: cents(1017),
};
const loose: LooseSummary = { orders: [order], summary, breakdown, taxBreakdown: [tax] };
// What a broken proxy or an older server may put where a number belongs.
const notANumber = Number.NaN as Cents;

function figures(over: Partial<LooseSummary>) {
  const reading = readSummary({ ...loose, ...over });
  if (!reading.ok) throw new Error(reading.reason);
  return reading.figures;
}

test("the breakdown is used when its three numbers are there", () => {
  expect(figures({})).toEqual({
    subTotal: 1000,
    taxTotal: 130,
    serviceCharge: 20,
    total: 1150,
    taxes: [tax],
  });
});

test("a breakdown without a service charge has none", () => {
  expect(figures({ breakdown: { ...breakdown, cargo_servicio: null } }).serviceCharge).toBe(0);
});

test.each([null, {}, { ...breakdown, total_final: null }])(
  "breakdown %j gives way to the older summary",
  (incomplete) => {
    const older = { subTotal: 900, taxTotal: 117, serviceCharge: 0, total: 1017 };
    expect(figures({ breakdown: incomplete })).toMatchObject(older);
  },
);

test("without an order there is nothing to charge", () => {
  expect(readSummary({ ...loose, orders: [] })).toEqual({ ok: false, reason: "no_orders" });
});

test.each<Partial<LooseSummary>>([
  { breakdown: { ...breakdown, total_final: notANumber } },
  { breakdown: { ...breakdown, cargo_servicio: Number.POSITIVE_INFINITY as Cents } },
  { breakdown: null, summary: { ...summary, tax_total: notANumber } },
  { breakdown: null, summary: null },
  { taxBreakdown: [{ ...tax, amount: notANumber }] },
])("figures that are not finite are refused: %j", (over) => {
  expect(readSummary({ ...loose, ...over })).toEqual({ ok: false, reason: "not_finite" });
});
