import { readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { costOf } from "#inventory/inventory/domain/unit-cost.ts";
import { decimalFromExact, exactDecimal, exactFromDecimal } from "#platform/domain/money/exact-decimal.ts";
import { thousandths, thousandthsFromDecimal } from "#platform/domain/numbers/quantity.ts";
import { readPurchaseDocument } from "#tax/documents/domain/reading/read-purchase-document.ts";
import { lineCosts, unitCostOf } from "./line-costs.ts";

function costs(file: string, isRegistered: boolean): number[] {
  const read = readPurchaseDocument(
    readFileSync(path.join(import.meta.dirname, "../../../tax/documents/domain/samples", file), "utf8"),
  );
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return lineCosts(read.document, isRegistered).map(decimalFromExact);
}

test("a crédito fiscal costs what it says, its IVA comes back", () => {
  expect(costs("03/03-v4-003.json", true)).toEqual([250]);
  expect(costs("03/03-v4-003.json", false)).toEqual([282.5]);
});

test("the IVA of a factura is in its prices and comes back to nobody", () => {
  expect(costs("01/01-real-003.json", true)).toEqual([3.6, 8.2]);
  expect(costs("01/01-real-003.json", false)).toEqual([3.6, 8.2]);
});

test("a discount of the whole document is spread over its lines to the cent", () => {
  expect(costs("03/03-real-002.json", true)).toEqual([1.0859, 48.9926]);
  expect(costs("03/03-v4-006.json", true)).toEqual([90, 67.5, 450, 90, 0]);
});

test("discounts of exempt goods lessen those alone", () => {
  expect(costs("01/01-v2-004.json", true)).toEqual([202.5, 346.5, 31.5]);
});

test("a 14 has no tax; what is withheld of the seller's income is paid all the same", () => {
  expect(costs("14/14-v2-001.json", true)).toEqual([22, 10, 27.625]);
  expect(costs("14/14-prueba-002.json", true)).toEqual([1225]);
});

test("an export invoice costs its goods, freight and insurance fall on all of them", () => {
  expect(costs("11/11-v3-001.json", true)).toEqual([88.09, 141.91]);
});

test("a tip and a tribute of fuel cost no goods", () => {
  expect(costs("01/01-v2-002.json", true).at(-1)).toBe(0);
  expect(costs("03/03-v4-009.json", true)).toEqual([200]);
});

test("a unit's cost is that of the line by what came into stock", () => {
  expect(unitCostOf(exactFromDecimal("27.625"), thousandthsFromDecimal("6.5"))).toBe(4_250_000);
  expect(unitCostOf(exactFromDecimal(1), thousandths(3000))).toBe(333_333);
  expect(unitCostOf(exactFromDecimal(2), thousandths(3000))).toBe(666_667);
  expect(unitCostOf(exactFromDecimal(0), thousandths(1000))).toBe(0);
});

test("nothing in stock, and a cost beyond any, have no unit's cost", () => {
  expect(unitCostOf(exactFromDecimal(1), thousandths(0))).toBeNull();
  expect(unitCostOf(exactFromDecimal(10_000_000), thousandths(1))).toBeNull();
  expect(unitCostOf(exactFromDecimal(1000), thousandths(1))).toBe(1_000_000_000_000);
  expect(unitCostOf(exactFromDecimal(2000), thousandths(1))).toBeNull();
});

test("quantity times a unit's cost is the line's but for the rounding", () => {
  const cost = fc.integer({ min: 0, max: 10 ** 13 });
  fc.assert(
    fc.property(cost, fc.integer({ min: 1, max: 10 ** 7 }), (exact, quantity) => {
      const unitCost = unitCostOf(exactDecimal(exact), thousandths(quantity));
      fc.pre(unitCost !== null);
      const back = costOf([{ quantity: thousandths(quantity), unitCost: unitCost ?? (0 as never) }]);
      const lost = quantity / 1000 / 2 / 10_000 + 1;
      expect(Math.abs(back - exact / 1_000_000)).toBeLessThanOrEqual(lost);
    }),
  );
});
