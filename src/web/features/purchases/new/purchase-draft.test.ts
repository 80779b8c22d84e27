import { expect, test } from "vitest";
import type { VendorItem } from "../../../../contract/purchases/vendors.ts";
import { microsFromDecimal } from "../../../../domain/inventory/unit-cost.ts";
import { exactFromDecimal } from "../../../../domain/money/exact-decimal.ts";
import {
  type DraftLine,
  emptyDraft,
  emptyLine,
  type PurchaseDraft,
  plainUnits,
  purchasePayload,
  withIngredient,
  withMemory,
  withNewProduct,
  withOwnUnit,
  withUnit,
} from "./purchase-draft.ts";

const tomato = { id: 7 as VendorItem["inventory_item_id"], title: "Tomate", unit: "kg" };
const memory: VendorItem = {
  id: 1 as VendorItem["id"],
  code: "T-1",
  title: "TOMATE DE COCINA CAJA",
  inventory_item_id: tomato.id,
  inventory_item_name: tomato.title,
  inventory_item_unit: tomato.unit,
  unit: "caja",
  factor: exactFromDecimal(10),
  last_unit_price: microsFromDecimal("12.5"),
  last_unit_cost: microsFromDecimal("1.25"),
  last_bought_on: "2026-11-20",
};
const line = (changes: Partial<DraftLine> = {}): DraftLine => ({ ...emptyLine("a"), ...changes });
const draft = (changes: Partial<PurchaseDraft>): PurchaseDraft => ({ ...emptyDraft("a"), ...changes });

test("an ingredient is bought as the vendor sold it last: title, code, unit, size and price", () => {
  expect(withIngredient(line({ quantity: "2" }), tomato, memory)).toEqual(
    line({
      quantity: "2",
      title: "TOMATE DE COCINA CAJA",
      code: "T-1",
      ingredient: tomato,
      unit: "caja",
      factor: "10",
      price: "12.5",
      isPriceProposed: true,
    }),
  );
});

test("without a memory it is bought in its own unit, or in the one of its family that was chosen", () => {
  expect(withIngredient(line(), tomato, undefined)).toMatchObject({ unit: "kg", factor: "" });
  expect(withIngredient(line({ unit: "lb" }), tomato, undefined)).toMatchObject({ unit: "lb", factor: "" });
});

test("a unit that converts needs no factor, and a price that was typed stays", () => {
  const pounds = { ...memory, unit: "lb", factor: exactFromDecimal("0.45359237") };
  expect(withMemory(line({ price: "3" }), pounds)).toMatchObject({
    unit: "lb",
    factor: "",
    price: "3",
    isPriceProposed: false,
  });
});

test("another unit takes the proposed price away, not a typed one", () => {
  const remembered = withMemory(line(), memory);
  expect(withUnit(remembered, "kg", "")).toMatchObject({ unit: "kg", factor: "", price: "" });
  expect(withUnit({ ...remembered, price: "14", isPriceProposed: false }, "kg", "")).toMatchObject({
    price: "14",
  });
  expect(withOwnUnit(remembered)).toMatchObject({ unit: "", factor: "", price: "", isOwnUnit: true });
});

test("a new product begins in a unit that people know", () => {
  expect(withNewProduct(withMemory(line(), memory), "Loroco")).toMatchObject({
    title: "Loroco",
    ingredient: null,
    code: null,
    unit: "pc",
    factor: "",
  });
  expect(withNewProduct(line({ unit: "lb" }), "Loroco")).toMatchObject({ unit: "lb" });
});

test("the units of a line are those of the ingredient's family", () => {
  expect(plainUnits(line({ ingredient: tomato }))).toEqual(["kg", "g", "lb", "oz"]);
  expect(plainUnits(line())).toEqual(["pc", "kg", "g", "l", "ml", "lb", "oz", "gal"]);
});

test("blank lines are not sent, and figures travel as numbers", () => {
  const bought = line({
    key: "b",
    title: "Loroco",
    quantity: "1,5",
    unit: "manojo",
    isOwnUnit: true,
    factor: "0.25",
    stockUnit: "lb",
    price: "2.125",
  });
  expect(
    purchasePayload(
      draft({
        vendor: { kind: "new", name: "Mercado", nit: "0614-010190-123-4" },
        lines: [emptyLine("a"), bought],
        invoiceDate: "2026-11-20",
      }),
    ),
  ).toMatchObject({
    vendor: { name: "Mercado", nit: "06140101901234" },
    invoice_date: "2026-11-20",
    items: [
      {
        title: "Loroco",
        quantity: 1.5,
        unit: "manojo",
        inventory_item_id: null,
        stock_unit: "lb",
        factor: 0.25,
        unit_price: 2.125,
      },
    ],
    tax: null,
    source: "manual",
  });
});
