import fc from "fast-check";
import { expect, test } from "vitest";
import { micros } from "#inventory/inventory/domain/unit-cost.ts";
import { thousandths } from "#platform/domain/numbers/quantity.ts";
import { emptyModelStock, type ModelMovement, moveModelStock, sumOfMovements } from "./stock-model.ts";

const movement: fc.Arbitrary<ModelMovement> = fc.record({
  type: fc.constantFrom("IN", "OUT", "WASTAGE"),
  quantity: fc.integer({ min: 1, max: 5_000 }).map(thousandths),
  unitCost: fc.option(fc.integer({ min: 0, max: 10_000_000 }).map(micros)),
});

test("whatever happens, a quantity is the sum of its movements and never below nothing", () => {
  fc.assert(
    fc.property(fc.array(movement, { maxLength: 60 }), (movements) => {
      let stock = emptyModelStock;
      for (const each of movements) {
        const before = stock;
        stock = moveModelStock(stock, each);
        expect(sumOfMovements(stock)).toBe(stock.quantity);
        expect(stock.quantity).toBeGreaterThanOrEqual(0);
        if (each.type !== "IN") expect(stock.averageCost).toBe(before.averageCost);
      }
    }),
  );
});

test("more than there is is refused, not cut down", () => {
  const one = moveModelStock(emptyModelStock, {
    type: "IN",
    quantity: thousandths(1_000),
    unitCost: micros(2_000_000),
  });
  expect(moveModelStock(one, { type: "OUT", quantity: thousandths(1_001), unitCost: null })).toBe(one);
  expect(
    moveModelStock(one, { type: "WASTAGE", quantity: thousandths(1_000), unitCost: null }),
  ).toMatchObject({ quantity: 0, averageCost: 2_000_000 });
});
