import { expect, test } from "vitest";
import { microsFromDecimal } from "#inventory/inventory/domain/unit-cost.ts";
import { exactFromDecimal } from "#platform/domain/money/exact-decimal.ts";
import type { PurchaseUnit } from "../../contract/purchase-units.ts";
import type { VendorItem } from "../../contract/vendors.ts";
import {
  emptyDraft,
  emptyLine,
  linesOfVendor,
  type PurchaseDraft,
  type PurchaseDraftLine,
  plainUnits,
  purchasePayload,
  unitsOfVendor,
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
const line = (changes: Partial<PurchaseDraftLine> = {}): PurchaseDraftLine => ({
  ...emptyLine("a"),
  ...changes,
});
const draft = (changes: Partial<PurchaseDraft>): PurchaseDraft => ({ ...emptyDraft("a"), ...changes });

test("an ingredient is bought as the vendor sold it last", () => {
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

test("without a memory it is bought in its own unit", () => {
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

test("another product takes the proposed price and the size of the one before away", () => {
  const bean = { id: 8 as VendorItem["inventory_item_id"], title: "Frijol", unit: "kg" };
  const kilo = withMemory(line(), { ...memory, unit: "kg", factor: exactFromDecimal(1) });
  expect(withIngredient(kilo, bean, undefined)).toMatchObject({
    unit: "kg",
    price: "",
    isPriceProposed: false,
  });
  expect(withIngredient({ ...kilo, price: "9", isPriceProposed: false }, bean, undefined)).toMatchObject({
    price: "9",
  });
  expect(withNewProduct(kilo, "Loroco")).toMatchObject({ unit: "kg", price: "" });
  expect(withNewProduct(line({ ingredient: tomato, unit: "pc", factor: "0.25" }), "Loroco")).toMatchObject({
    unit: "pc",
    factor: "",
  });
});

test("another vendor takes what was proposed away, not what was typed", () => {
  const typed = line({ title: "Loroco", unit: "manojo", isOwnUnit: true, factor: "0.25", price: "2" });
  expect(linesOfVendor([withMemory(line({ quantity: "2" }), memory), typed])).toMatchObject([
    { ingredient: tomato, quantity: "2", code: null, unit: "kg", factor: "", price: "" },
    typed,
  ]);
});

test("a box is the vendor's own or the one of all, never another vendor's", () => {
  const vendor = (id: number) => id as NonNullable<PurchaseUnit["vendor_id"]>;
  const unit = (vendor_id: PurchaseUnit["vendor_id"], name: string, size: number): PurchaseUnit => ({
    id: 1 as PurchaseUnit["id"],
    inventory_item_id: tomato.id,
    vendor_id,
    vendor_name: null,
    name,
    factor: exactFromDecimal(size),
  });
  const units = [
    unit(null, "Caja", 8),
    unit(null, "saco", 50),
    unit(vendor(1), "caja", 10),
    unit(vendor(2), "caja", 12),
  ];
  const sizes = (of: PurchaseUnit["vendor_id"]) =>
    unitsOfVendor(units, of).map(({ name, factor }) => [name, factor / 100_000_000]);
  expect(sizes(vendor(1))).toEqual([
    ["caja", 10],
    ["saco", 50],
  ]);
  expect(sizes(vendor(3))).toEqual([
    ["Caja", 8],
    ["saco", 50],
  ]);
  expect(sizes(null)).toEqual([
    ["Caja", 8],
    ["saco", 50],
  ]);
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
    withheld_income: null,
    income_code: null,
    source: "manual",
  });
});
