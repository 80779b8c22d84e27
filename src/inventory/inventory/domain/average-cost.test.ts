import fc from "fast-check";
import { expect, test } from "vitest";
import { thousandths } from "#platform/domain/numbers/quantity.ts";
import {
  averageCostRepriced,
  averageCostWith,
  averageCostWithout,
  type CostedMove,
  type CostedStock,
} from "./average-cost.ts";
import { WHOLE_SHARE } from "./goods-left.ts";
import { type Micros, micros } from "./unit-cost.ts";

const stock = (quantity: number, averageCost: number | null): CostedStock => ({
  quantity: thousandths(quantity),
  averageCost: averageCost === null ? null : micros(averageCost),
});
const move = (quantity: number, unitCost: number | null): CostedMove => ({
  quantity: thousandths(quantity),
  unitCost: unitCost === null ? null : micros(unitCost),
});

const share = (quantity: number) => BigInt(quantity) * WHOLE_SHARE;

test("ten at a dollar and ten at two are twenty at a dollar and a half", () => {
  expect(averageCostWith(stock(10_000, 1_000_000), move(10_000, 2_000_000))).toBe(1_500_000);
});

test("without a price the average stays; with none before, the price is the average", () => {
  expect(averageCostWith(stock(10_000, 1_000_000), move(5_000, null))).toBe(1_000_000);
  expect(averageCostWith(stock(10_000, null), move(5_000, null))).toBeNull();
  expect(averageCostWith(stock(0, 1_000_000), move(5_000, 3_000_000))).toBe(3_000_000);
  expect(averageCostWith(stock(-500, 1_000_000), move(5_000, 3_000_000))).toBe(3_000_000);
  expect(averageCostWith(stock(10_000, null), move(5_000, 3_000_000))).toBe(3_000_000);
});

test("what is free makes the rest cheaper", () => {
  expect(averageCostWith(stock(24_000, 1_000_000), move(1_000, 0))).toBe(960_000);
});

test("a millionth is rounded half-up", () => {
  expect(averageCostWith(stock(1_000, 1), move(1_000, 2))).toBe(2);
  expect(averageCostWith(stock(2_000, 1), move(1_000, 2))).toBe(1);
});

test("a purchase taken back leaves at its price, and the average never below zero", () => {
  expect(averageCostWithout(stock(20_000, 1_500_000), move(10_000, 2_000_000))).toBe(1_000_000);
  expect(averageCostWithout(stock(10_000, 1_500_000), move(10_000, 2_000_000))).toBe(1_500_000);
  expect(averageCostWithout(stock(12_000, 1_500_000), move(10_000, 2_000_000))).toBe(1_500_000);
  expect(averageCostWithout(stock(20_000, 1_500_000), move(10_000, null))).toBe(1_500_000);
  expect(averageCostWithout(stock(20_000, null), move(10_000, 2_000_000))).toBeNull();
});

const quantity = fc.integer({ min: 1, max: 10 ** 9 });
const cost = fc.integer({ min: 0, max: 10 ** 10 });

test("the average lies between both costs to half a millionth a unit", () => {
  fc.assert(
    fc.property(quantity, cost, quantity, cost, (held, heldCost, received, receivedCost) => {
      const average = averageCostWith(stock(held, heldCost), move(received, receivedCost)) ?? Number.NaN;
      expect(average).toBeGreaterThanOrEqual(Math.min(heldCost, receivedCost));
      expect(average).toBeLessThanOrEqual(Math.max(heldCost, receivedCost));
      const all = BigInt(held) + BigInt(received);
      const worth = BigInt(held) * BigInt(heldCost) + BigInt(received) * BigInt(receivedCost);
      const error = 2n * (BigInt(average) * all - worth);
      expect(error <= all && -error <= all).toBe(true);
    }),
  );
});

test("purchases of one price in any order and number leave that price", () => {
  fc.assert(
    fc.property(fc.array(quantity, { minLength: 1, maxLength: 20 }), cost, (quantities, price) => {
      let average: Micros | null = null;
      let held = 0;
      for (const received of quantities) {
        average = averageCostWith(
          { quantity: thousandths(held), averageCost: average },
          move(received, price),
        );
        held += received;
      }
      expect(average).toBe(price);
    }),
  );
});

test("a purchase that is taken back at once leaves the average as it was", () => {
  fc.assert(
    fc.property(quantity, cost, quantity, cost, (held, heldCost, received, receivedCost) => {
      const between = averageCostWith(stock(held, heldCost), move(received, receivedCost));
      const both = thousandths(held + received);
      const after = averageCostWithout(
        { quantity: both, averageCost: between },
        move(received, receivedCost),
      );
      const worth = BigInt(both) * BigInt(between ?? 0) - BigInt(received) * BigInt(receivedCost);
      fc.pre(worth >= 0n);
      const lost = Math.ceil(both / held / 2) + 1;
      expect(Math.abs((after ?? Number.NaN) - heldCost)).toBeLessThanOrEqual(lost);
    }),
  );
});

test("what was used of a purchase leaves of the others, at their average", () => {
  // Ten at 1, eight used, ten at 2: two of the first are left.
  expect(
    averageCostWithout(stock(12_000, 1_833_333), { ...move(10_000, 1_000_000), left: share(2_000) }),
  ).toBe(2_000_000);
  // Ten at 1, ten at 5, three used of both alike.
  expect(
    averageCostWithout(stock(17_000, 3_000_000), { ...move(10_000, 5_000_000), left: share(8_500) }),
  ).toBe(1_000_000);
});

test("a debit note is borne by what is left of its goods", () => {
  expect(averageCostRepriced(stock(10_000, 1_000_000), share(10_000), 500_000)).toBe(1_500_000);
  expect(averageCostRepriced(stock(20_000, 1_000_000), share(10_000), 500_000)).toBe(1_250_000);
  expect(averageCostRepriced(stock(5_000, 1_000_000), share(10_000), 500_000)).toBe(1_500_000);
  expect(averageCostRepriced(stock(10_000, 1_500_000), share(10_000), -500_000)).toBe(1_000_000);
  expect(averageCostRepriced(stock(5_000, 1_100_000), share(500), -1_000_000)).toBe(1_000_000);
  expect(averageCostRepriced(stock(10_000, 1), share(10_000), -500_000)).toBe(0);
  expect(averageCostRepriced(stock(0, 1_000_000), share(10_000), 500_000)).toBe(1_000_000);
  expect(averageCostRepriced(stock(10_000, null), share(10_000), 500_000)).toBeNull();
});
