import { expect, test } from "vitest";
import type { PaymentType } from "#core/settings/contract/settings.ts";
import { toId, toUuid } from "#platform/domain/ids.ts";
import { cents } from "#platform/domain/money/cents.ts";
import type { OpenInvoice } from "../contract/receivables.ts";
import {
  accountPaymentFields,
  moneyTypes,
  offeredAmounts,
  paymentBodyOf,
  startPayment,
} from "./account-payment-draft.ts";

const invoice = (open: number): OpenInvoice => ({
  invoice_id: toId<"Invoice">(open),
  invoice_no: open,
  date: "2026-10-01",
  amount: cents(open),
  open: cents(open),
  days: 40,
  age: "days_30",
});
const cash: PaymentType = {
  id: toId<"PaymentType">(1),
  title: "Efectivo",
  isActive: true,
  icon: "cash",
  settles: "now",
};
const card: PaymentType = { ...cash, id: toId<"PaymentType">(2), title: "Tarjeta", icon: "card" };
const account: PaymentType = { ...card, id: toId<"PaymentType">(3), settles: "on_account" };

test("all is offered, and the oldest invoice where that is less", () => {
  expect(offeredAmounts({ balance: cents(900), open_invoices: [invoice(300), invoice(600)] })).toEqual([
    { what: "all", amount: 900 },
    { what: "oldest", amount: 300 },
  ]);
  expect(offeredAmounts({ balance: cents(300), open_invoices: [invoice(300)] })).toEqual([
    { what: "all", amount: 300 },
  ]);
  expect(offeredAmounts({ balance: cents(0), open_invoices: [] })).toEqual([]);
});

/** The refused fields with their codes. */
function refusals(values: object): unknown[] {
  const fields = { paymentTypeId: 1, amount: 9, received: null, reference: "", ...values };
  const parsed = accountPaymentFields(cents(900)).safeParse(fields);
  return (parsed.error?.issues ?? []).map((issue) => [
    issue.path.join("."),
    (issue as { params?: { code: string } }).params?.code,
  ]);
}

test("above the balance is refused at the amount", () => {
  expect(refusals({})).toEqual([]);
  expect(refusals({ amount: 9.01 })).toEqual([["amount", "above_balance"]]);
  expect(refusals({ amount: 0 })).toEqual([["amount", "too_small"]]);
  expect(refusals({ reference: " V-81 " })).toEqual([]);
  expect(refusals({ reference: "4111111111111111" })).toEqual([["reference", "card_number"]]);
  expect(refusals({ received: 10 })).toEqual([]);
  expect(refusals({ received: 8.99 })).toEqual([["received", "received_too_little"]]);
  expect(refusals({ received: 2_000 })).toEqual([["received", "received_too_much"]]);
});

test("what is owed is no way to pay it off; the only one is chosen, or the last one", () => {
  const types = moneyTypes([cash, account, { ...card, isActive: false }]);
  expect(types).toEqual([cash]);
  expect(startPayment(types, null).paymentTypeId).toBe(1);
  expect(startPayment([cash, card], card.id).paymentTypeId).toBe(2);
  expect(startPayment([cash, card], account.id).paymentTypeId).toBeNull();
});

test("what was handed over is sent in cash alone, a reference of everything else", () => {
  const uuid = toUuid("01900000-0000-7000-8000-000000000000");
  const fields = {
    paymentTypeId: cash.id,
    amount: cents(900),
    received: cents(1_000),
    reference: "Cheque 7",
  };
  const sent = { uuid, paymentTypeId: 1, amount: 900 };
  expect(paymentBodyOf(fields, true, uuid)).toEqual({ ...sent, received: 1_000 });
  expect(paymentBodyOf(fields, false, uuid)).toEqual({ ...sent, reference: "Cheque 7" });
  expect(paymentBodyOf({ ...fields, reference: "" }, false, uuid)).toEqual({ ...sent, reference: null });
});
