import { expect, test } from "vitest";
import { cents } from "#platform/domain/money/cents.ts";
import { thousandthsFromDecimal } from "#platform/domain/numbers/quantity.ts";
import {
  emptyDraft,
  emptyLine,
  lineAmount,
  lineStock,
  type PurchaseDraftLine,
  sumsOf,
} from "./purchase-draft.ts";

const line = (changes: Partial<PurchaseDraftLine>): PurchaseDraftLine => ({
  ...emptyLine("a"),
  title: "Tomate",
  ...changes,
});
const kilos = { id: 7 as NonNullable<PurchaseDraftLine["ingredient"]>["id"], title: "Tomate", unit: "kg" };

test("a line costs its quantity times its price, half-up to the cent", () => {
  expect(lineAmount(line({ quantity: "1.5", price: "2.125" }))).toBe(cents(319));
  expect(lineAmount(line({ quantity: "3", price: "0" }))).toBe(cents(0));
  expect(lineAmount(line({ quantity: "3" }))).toBeNull();
});

test("what comes into stock is told where it is another figure", () => {
  const stocked = (changes: Partial<PurchaseDraftLine>) => lineStock(line({ quantity: "2", ...changes }));
  expect(stocked({ unit: "kg", ingredient: kilos })).toBeNull();
  expect(stocked({ unit: "lb", ingredient: kilos })).toEqual({
    quantity: thousandthsFromDecimal("0.907"),
    unit: "kg",
  });
  expect(stocked({ unit: "caja", factor: "10", ingredient: kilos })).toEqual({
    quantity: thousandthsFromDecimal(20),
    unit: "kg",
  });
  expect(stocked({ unit: "caja", isOwnUnit: true, factor: "24", stockUnit: "pc" })).toEqual({
    quantity: thousandthsFromDecimal(48),
    unit: "pc",
  });
  expect(stocked({ unit: "caja", isOwnUnit: true, factor: "", stockUnit: "pc" })).toBeNull();
});

test("the total is the priced lines and the tax; lines without a price are counted", () => {
  const lines = [
    line({ quantity: "2", price: "1.25" }),
    line({ key: "b", quantity: "1" }),
    line({ key: "c", title: "Loroco", price: "2" }),
    emptyLine("blank"),
  ];
  expect(sumsOf({ ...emptyDraft("a"), lines, tax: cents(33) })).toEqual({
    unpriced: 1,
    subtotal: cents(250),
    total: cents(283),
  });
});
