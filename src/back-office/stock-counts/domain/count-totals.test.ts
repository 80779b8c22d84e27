import { expect, test } from "vitest";
import { micros } from "#inventory/inventory/domain/unit-cost.ts";
import { thousandths } from "#platform/domain/numbers/quantity.ts";
import { countTotals, differenceCost } from "./counted-stock.ts";

const line = (difference: number, unitCost: number | null) => ({
  difference: thousandths(difference),
  unitCost: unitCost === null ? null : micros(unitCost),
});

test("a difference is worth its quantity at the average cost, to the cent", () => {
  expect(differenceCost(line(-2500, 1_250_000))).toBe(-313);
  expect(differenceCost(line(2500, 1_250_000))).toBe(313);
  expect(differenceCost(line(-1, 1000))).toBe(0);
  expect(differenceCost(line(-1000, null))).toBeNull();
});

test("missing and surplus never hide each other, and what has no cost is told", () => {
  const lines = [line(-2000, 1_000_000), line(1000, 500_000), line(-1000, null), line(0, null)];
  expect(countTotals(lines)).toEqual({
    missing: { items: 2, cost: 200 },
    surplus: { items: 1, cost: 50 },
    net: -150,
    unknownCost: 1,
  });
});
