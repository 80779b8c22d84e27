import { expect, test } from "vitest";
import { schemaFieldErrors } from "#platform/web/request.ts";
import { createExcludedPurchase, createManualInvoice } from "../contract/manual-invoicing.ts";
import { boughtTotals, excludedPayload, newExcluded } from "./excluded-draft.ts";
import {
  type InvoiceDraft,
  invoicePayload,
  NO_CUSTOMER,
  newInvoice,
  totalsOf,
  withFound,
} from "./invoice-draft.ts";

const terms = { mayWithhold: true };
const [blank] = newInvoice("a").lines;
const draftOf = (changes: Partial<InvoiceDraft> = {}): InvoiceDraft => ({
  ...newInvoice("a"),
  paymentTypeId: 1,
  ...changes,
});
const written = (changes: object = {}) =>
  ({ ...blank, descripcion: "Sopa", precioUni: "3,5", ...changes }) as never;
const refused = (draft: InvoiceDraft) => {
  const { error } = createManualInvoice.body.safeParse(invoicePayload(draft, terms), { reportInput: true });
  return error ? schemaFieldErrors(error).map(({ field, code }) => `${field} ${code}`) : [];
};

test("what is typed travels as figures, with the total that was shown", () => {
  const customer = { ...NO_CUSTOMER, name: "Ana", email: "ana@example.com" };
  const draft = draftOf({ customer, lines: [written({ cantidad: "2" })], tip: "1" });
  expect(refused(draft)).toEqual([]);
  expect(invoicePayload(draft, terms)).toMatchObject({
    items: [{ cantidad: 2, precioUni: 3.5, dte_porcentaje_iva: 13 }],
    tipAmount: 1,
    total: 8,
  });
});

test("a buyer who withholds is to pay less, unless the restaurant is large too", () => {
  const customer = { ...NO_CUSTOMER, type: "CREDITO_FISCAL", withholdsVat: true } as const;
  const draft = draftOf({ customer, lines: [written({ precioUni: "113" })], tip: "2" });
  expect(invoicePayload(draft, terms)).toMatchObject({ total: 115, toPay: 114 });
  expect(invoicePayload(draft, { mayWithhold: false })).toMatchObject({ total: 115, toPay: 115 });
});

test("everything that is missing is told at once, figures that are none too", () => {
  expect(
    refused(draftOf({ lines: [written({ descripcion: " ", cantidad: "dos", precioUni: "" })], tip: "x" })),
  ).toEqual([
    "customerData.name required",
    "customerData.email required",
    "items.0.descripcion required",
    "items.0.cantidad not_a_number",
    "items.0.precioUni required",
    "tipAmount not_a_number",
  ]);
  expect(refused(draftOf({ lines: [] }))).toContain("items required");
});

test("a price that may be two is refused and adds nothing up", () => {
  const customer = { ...NO_CUSTOMER, name: "Ana", email: "ana@example.com" };
  const unclear = draftOf({ customer, lines: [written({ precioUni: "1,250" })] });
  expect(refused(unclear)).toEqual(["items.0.precioUni not_a_number"]);
  expect(totalsOf(unclear, terms)).toMatchObject({ isComplete: false, totals: { total: 0 } });
  for (const precioUni of ["1,204.50", "1.204,50", "1204.5"])
    expect(totalsOf(draftOf({ lines: [written({ precioUni })] }), terms).totals.total).toBe(120_450);
  expect(invoicePayload(draftOf({ customer, tip: "1,204" }), terms)).toMatchObject({ tipAmount: 1204 });
  expect(refused(draftOf({ customer, lines: [written()], tip: "1.500" }))).toEqual([
    "tipAmount not_a_number",
  ]);
});

test("a figure that cannot be does not hide what else is missing", () => {
  const wrong = written({ descripcion: "", cantidad: "0", precioUni: "0", dte_cod_tributo: "" });
  expect(refused(draftOf({ lines: [wrong] })).slice(2)).toEqual([
    "items.0.descripcion required",
    "items.0.cantidad too_small",
    "items.0.precioUni too_small",
    "items.0.dte_cod_tributo required",
  ]);
});

test("lines that are not complete are not in the total, and then no total travels", () => {
  const draft = draftOf({ lines: [written(), written({ precioUni: "" })] });
  expect(totalsOf(draft, terms)).toMatchObject({ totals: { total: 350 }, isComplete: false });
  expect(invoicePayload(draft, terms)).not.toHaveProperty("total");
});

test("a customer who was found fills the form, their phone stays as it was typed", () => {
  const found = { ...NO_CUSTOMER, name: "Ana", phone: "7000-1234", nit: "06140511991028" };
  expect(withFound({ ...NO_CUSTOMER, phone: "+503 70001234" }, found)).toMatchObject({
    existing: true,
    name: "Ana",
    phone: "+503 70001234",
  });
});

test("a purchase travels the same way", () => {
  const draft = newExcluded("a");
  const [line] = draft.lines;
  const lines = [{ ...line, descripcion: "Tomate", cantidad: "10", precioUni: "1.25" }] as typeof draft.lines;
  expect(boughtTotals({ ...draft, lines })).toMatchObject({ totals: { toPay: 1250 }, isComplete: true });
  const { error } = createExcludedPurchase.body.safeParse(
    excludedPayload({ ...draft, lines, paymentTypeId: 1 }),
  );
  expect(error?.issues.map(({ path }) => path.join("."))).toEqual([
    "seller.name",
    "seller.numDocumento",
    "seller.departamento",
    "seller.municipio",
    "seller.complemento",
  ]);
});
