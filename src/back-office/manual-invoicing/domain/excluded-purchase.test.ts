import { expect, test } from "vitest";
import type { WrittenItem } from "#tax/documents/domain/manual/written-item.ts";
import { boughtItemProblems, excludedPurchase } from "./excluded-purchase.ts";

const bought = (precioUni: number, more: Partial<WrittenItem> = {}): WrittenItem => ({
  descripcion: "Tomate",
  cantidad: 1,
  precioUni,
  dte_tipo_item_codigo: "1",
  dte_unidad_medida: "34",
  ...more,
});
const person = { isNaturalPerson: true };

test("goods of the market have no tax, services of people 10 % of income tax", () => {
  expect(excludedPurchase([bought(1.25, { cantidad: 10 })], person).totals).toEqual({
    bought: 1250,
    withheld: 0,
    toPay: 1250,
  });
  const service = bought(280, { dte_tipo_item_codigo: "2" });
  expect(excludedPurchase([service], person).totals).toEqual({
    bought: 28_000,
    withheld: 2_800,
    toPay: 25_200,
  });
  expect(excludedPurchase([service], person).lines[0]).toMatchObject({ unit: 99, sale: "notSubject" });
  expect(excludedPurchase([service], { isNaturalPerson: false }).totals.withheld).toBe(0);
  expect(excludedPurchase([service, bought(20)], person).totals).toEqual({
    bought: 30_000,
    withheld: 2_800,
    toPay: 27_200,
  });
});

test("a purchase bears no tribute", () => {
  expect(boughtItemProblems(bought(1))).toEqual([]);
  expect(boughtItemProblems(bought(1, { dte_tipo_item_codigo: "4", descripcion: "" }))).toEqual([
    { field: "descripcion", reason: "required" },
    { field: "dte_tipo_item_codigo", reason: "not_a_choice" },
  ]);
});
