import { expect, test } from "vitest";
import { toId } from "#platform/domain/ids.ts";
import { cents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import type { InvoiceLine, RefundableInvoice } from "../contract/refunds.ts";
import {
  allPieces,
  choosePieces,
  chosenDishes,
  lineRefund,
  missingOf,
  refundAmount,
  refundChoices,
  refundParts,
  startRefund,
} from "./refund-draft.ts";

const line = (id: number, quantity: number, amount: number, refunded = 0): InvoiceLine => ({
  id: toId<"InvoiceLine">(id),
  title: "Pupusa",
  variant_title: null,
  quantity,
  refunded,
  amount: cents(amount),
  tax: cents(Math.round((amount * 13) / 113)),
  tributes: ZERO_CENTS,
  combo: null,
});
const sold = (...values: Parameters<typeof line>) => ({ ...line(...values), lines: [line(...values)] });
const invoice: Pick<
  RefundableInvoice,
  "lines" | "tip" | "tip_refunded" | "payment_types" | "methods" | "open_debt" | "withheld"
> = {
  lines: [line(1, 3, 290), line(2, 1, 650), line(3, 2, 301, 1)],
  tip: cents(100),
  tip_refunded: cents(40),
  open_debt: cents(0),
  withheld: cents(0),
  payment_types: [
    { id: toId<"PaymentType">(1), title: "Efectivo", is_cash: true },
    { id: toId<"PaymentType">(2), title: "Tarjeta", is_cash: false },
  ],
  methods: ["Tarjeta"],
};
const whole = invoice as RefundableInvoice;

test("it begins with the way it was paid and nothing chosen", () => {
  expect(startRefund(whole)).toMatchObject({ payment_type_id: 2, lines: [] });
  expect(refundAmount(whole, startRefund(whole))).toBe(0);
});

test("pieces are worth what the server gives for them, step by step", () => {
  expect([1, 2, 3].map((pieces) => lineRefund(sold(1, 3, 290), pieces))).toEqual([96, 193, 290]);
  expect(lineRefund(sold(3, 2, 301, 1), 1)).toBe(151);
});

test("a combo is given back as one: its worth is that of its parts", () => {
  const combo = { uuid: "a", title: "Combo" };
  const lines = [{ ...line(1, 2, 743), combo }, { ...line(2, 2, 457), combo }, line(3, 1, 150)];
  const [first, second] = refundChoices({ lines });
  expect(first).toMatchObject({ id: 1, title: "Combo", quantity: 2, amount: 1200 });
  expect(second).toMatchObject({ id: 3 });
  expect(first && lineRefund(first, 1)).toBe(371 + 228);
  expect(first && lineRefund(first, 2)).toBe(1200);
  expect(allPieces({ ...whole, lines })).toEqual([
    { id: 1, quantity: 2 },
    { id: 3, quantity: 1 },
  ]);
});

test("everything left is the lines that are left, and the tip only when asked", () => {
  const all = { ...startRefund(whole), lines: allPieces(whole) };
  expect(refundAmount(whole, all)).toBe(290 + 650 + 151);
  expect(refundAmount(whole, { ...all, returns_tip: true })).toBe(290 + 650 + 151 + 60);
});

test("a line is chosen, changed and taken out again", () => {
  const one = choosePieces([], line(1, 3, 290), 2);
  const both = choosePieces(one, line(2, 1, 650), 1);
  expect(choosePieces(both, line(1, 3, 290), 3)).toEqual([
    { id: 2, quantity: 1 },
    { id: 1, quantity: 3 },
  ]);
  expect(choosePieces(both, line(2, 1, 650), 0)).toEqual(one);
});

test("what is missing is said one thing after the other", () => {
  const draft = startRefund(whole);
  const chosen = { ...draft, lines: allPieces(whole) };
  const reasoned = { ...chosen, reason: "Comida fría" };
  expect([draft, chosen, reasoned, { ...reasoned, returns_stock: false }].map(missingOf)).toEqual([
    "what",
    "reason",
    "stock",
    null,
  ]);
});

test("whoever approves reads which pieces go back", () => {
  expect(chosenDishes(whole, choosePieces(choosePieces([], line(2, 1, 650), 1), line(1, 3, 290), 2))).toBe(
    "2 × Pupusa and 1 × Pupusa",
  );
});

test("what the customer still owes of it is taken off first", () => {
  const owed = { ...whole, open_debt: cents(400) };
  const draft = { ...startRefund(owed), lines: [{ id: 1, quantity: 3 }] };
  expect(refundParts(owed, draft)).toEqual({ withheld: 0, onAccount: 290, paidOut: 0 });
  const more = { ...draft, lines: allPieces(owed), returns_tip: true };
  expect(refundParts(owed, more)).toEqual({
    withheld: 0,
    onAccount: 400,
    paidOut: refundAmount(owed, more) - 400,
  });
  expect(refundParts(whole, draft)).toEqual({ withheld: 0, onAccount: 0, paidOut: 290 });
});

test("what the buyer had kept back is not paid out", () => {
  const banquet = { ...whole, withheld: cents(12), tip: cents(0), tip_refunded: cents(0) };
  const parts = (lines: ReturnType<typeof allPieces>) =>
    refundParts(banquet, { ...startRefund(banquet), lines });
  expect(parts([{ id: toId<"InvoiceLine">(2), quantity: 1 }])).toMatchObject({
    withheld: 7,
    paidOut: 650 - 7,
  });
  // A piece of the third line went back before, with its share.
  expect(parts(allPieces(banquet))).toMatchObject({ withheld: 11, paidOut: 290 + 650 + 151 - 11 });
});
