import { expect, test } from "vitest";
import { keepsPaymentType, movesCash, titleIsTaken } from "./payment-type-rules.ts";

const cash = { id: 1, title: "Efectivo", is_active: true, settles: "now" } as const;
const card = { id: 2, title: "Tarjeta", is_active: false, settles: "now" } as const;

test("the last active payment type stays; one that is off does not count", () => {
  expect(keepsPaymentType([cash, card], 1)).toBe(false);
  expect(keepsPaymentType([cash, card], 2)).toBe(true);
  expect(keepsPaymentType([cash, { ...card, is_active: true }], 1)).toBe(true);
  expect(keepsPaymentType([cash, { ...card, is_active: true, settles: "on_account" }], 1)).toBe(false);
});

test("names are compared as people read them", () => {
  expect(titleIsTaken([cash], " EFECTIVÓ ")).toBe(true);
  expect(titleIsTaken([cash], "Efectivo USD")).toBe(false);
});

test("only a change from or to cash moves what drawers count", () => {
  expect(movesCash("cash", "card")).toBe(true);
  expect(movesCash("wallet", "cash")).toBe(true);
  expect(movesCash("card", "bank")).toBe(false);
});
