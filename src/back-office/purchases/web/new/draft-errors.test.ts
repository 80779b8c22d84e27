import { expect, test } from "vitest";
import type { Cents } from "#platform/domain/money/cents.ts";
import { draftErrors, draftField } from "./draft-errors.ts";
import { emptyDraft, emptyLine, type PurchaseDraft, type PurchaseDraftLine } from "./purchase-draft.ts";

const line = (key: string, changes: Partial<PurchaseDraftLine> = {}): PurchaseDraftLine => ({
  ...emptyLine(key),
  title: "Tomate",
  quantity: "2",
  unit: "kg",
  ...changes,
});
const draft = (lines: readonly PurchaseDraftLine[], changes: Partial<PurchaseDraft> = {}): PurchaseDraft => ({
  ...emptyDraft("a"),
  ...changes,
  lines,
});

test("a title and a quantity above 0 are enough", () => {
  expect(draftErrors(draft([line("a")]))).toEqual({});
});

test("at least one item is needed that has both", () => {
  expect(draftErrors(emptyDraft("a"))).toEqual({ items: "no_valid_item" });
  expect(draftErrors(draft([line("a", { quantity: "" })]))).toEqual({
    items: "no_valid_item",
    "lines.a.quantity": "quantity_wrong",
  });
  expect(draftErrors(draft([line("a"), line("b", { title: " ", price: "2" })]))).toEqual({
    "lines.b.title": "required",
  });
});

test.each(["0", "-1", "abc", "1,2,3", "1.2345", "1,000"])("%s is no quantity", (quantity) => {
  expect(draftErrors(draft([line("a"), line("b", { quantity })]))).toEqual({
    "lines.b.quantity": "quantity_wrong",
  });
});

test("a price that is none is told, not left out", () => {
  expect(draftErrors(draft([line("a", { price: "1.2.3" })]))).toEqual({
    "lines.a.unit_price": "price_unreadable",
  });
  // 1225 or 1.225: neither is sent.
  expect(draftErrors(draft([line("a", { price: "1,225" })]))).toEqual({
    "lines.a.unit_price": "price_unreadable",
  });
  expect(draftErrors(draft([line("a", { price: "1.204,50" })]))).toEqual({});
});

test("a discount needs a price, and a line of nothing else is not dropped", () => {
  expect(draftErrors(draft([line("a", { discount: 100 as Cents })]))).toEqual({
    "lines.a.unit_price": "price_for_discount",
  });
  const alone = line("b", { title: "", quantity: "", discount: 100 as Cents });
  expect(draftErrors(draft([line("a"), alone]))).toMatchObject({
    "lines.b.title": "required",
    "lines.b.unit_price": "price_for_discount",
  });
});

test("a discount is compared with its line once quantity and price are known", () => {
  const errors = (changes: Partial<PurchaseDraftLine>) =>
    draftErrors(draft([line("b"), line("a", { price: "1", discount: 201 as Cents, ...changes })]));
  expect(errors({})).toEqual({ "lines.a.discount": "too_large" });
  expect(errors({ discount: 200 as Cents })).toEqual({});
  expect(errors({ quantity: "" })).toEqual({ "lines.a.quantity": "quantity_wrong" });
  expect(errors({ price: "1.2.3" })).toEqual({ "lines.a.unit_price": "price_unreadable" });
});

test("a unit of its own needs a name and a size", () => {
  expect(draftErrors(draft([line("a", { isOwnUnit: true, unit: "" })]))).toEqual({
    "lines.a.unit": "required",
    "lines.a.factor": "factor_unknown",
  });
});

test("the vendor's NIT, the date and the tax have rules of their own", () => {
  const head = {
    vendor: { kind: "new", name: "", nit: "123" },
    invoiceDate: "31/1",
    tax: "unreadable",
    withheldIncome: "unreadable",
  } as const;
  expect(draftErrors(draft([line("a")], head))).toEqual({
    "vendor.nit": "nit_malformed",
    invoice_date: "not_a_date",
    tax: "malformed",
    withheld_income: "malformed",
  });
});

test("what the server refuses of a line is said at that line, blank ones left out", () => {
  const typed = draft([emptyLine("blank"), line("a"), line("b")]);
  expect(draftField("payload.items.1.factor", typed)).toBe("lines.b.factor");
  expect(draftField("items.0", typed)).toBe("lines.a.title");
  expect(draftField("payload.vendor.nit", typed)).toBe("vendor.nit");
  expect(draftField("payload.items", typed)).toBe("items");
  expect(draftField("attachment", typed)).toBe("attachment");
});
