import fc from "fast-check";
import { expect, test } from "vitest";
import type { Id } from "#platform/domain/ids.ts";
import { thousandths } from "#platform/domain/numbers/quantity.ts";
import { averageCostWith, averageCostWithout } from "./average-cost.ts";
import { goodsLeft, type PurchaseMovement, WHOLE_SHARE, withoutGoods } from "./goods-left.ts";
import { type Micros, micros } from "./unit-cost.ts";

const purchase = (no: number) => no as Id<"Purchase">;
const moved = (no: number, delta: number, quantityAfter: number, cost: number): PurchaseMovement => ({
  purchaseId: purchase(no),
  delta: thousandths(delta),
  repriced: thousandths(0),
  quantityAfter: thousandths(quantityAfter),
  unitCost: micros(cost),
});
const sharesOf = (movements: readonly PurchaseMovement[], now: number) =>
  goodsLeft(movements, thousandths(now)).goods.map(({ share }) => Number(share / WHOLE_SHARE));

test("what is used is of all purchases alike", () => {
  const both = [moved(1, 10_000, 10_000, 1), moved(2, 10_000, 20_000, 5)];
  expect(sharesOf(both, 20_000)).toEqual([10_000, 10_000]);
  expect(sharesOf(both, 17_000)).toEqual([8_500, 8_500]);
  // Eight were used before the second.
  expect(sharesOf([moved(1, 10_000, 10_000, 1), moved(2, 10_000, 12_000, 2)], 12_000)).toEqual([
    2_000, 10_000,
  ]);
});

test("a debit note bears on as much as was there, and on what is left of that", () => {
  const note: PurchaseMovement = { ...moved(2, 0, 100_000, 1), repriced: thousandths(10_000) };
  expect(sharesOf([moved(1, 100_000, 100_000, 1), note], 5_000)).toEqual([5_000, 500]);
});

test("taken back, a purchase is there no more and what was used of it is of the others", () => {
  const all = [moved(1, 10_000, 10_000, 1), moved(2, 10_000, 12_000, 2), moved(1, -10_000, 2_000, 1)];
  expect(sharesOf(all, 2_000)).toEqual([2_000]);
});

test("a purchase that is cancelled leaves an average within what the others cost", () => {
  const step = fc.record({
    brought: fc.integer({ min: 1_000, max: 50_000 }),
    cost: fc.integer({ min: 10_000, max: 9_000_000 }),
    usedPercent: fc.integer({ min: 0, max: 80 }),
  });
  fc.assert(
    fc.property(fc.array(step, { minLength: 2, maxLength: 6 }), fc.nat(), (steps, which) => {
      const movements: PurchaseMovement[] = [];
      let quantity = 0;
      let averageCost: Micros | null = null;
      for (const [no, { brought, cost, usedPercent }] of steps.entries()) {
        const received = { quantity: thousandths(brought), unitCost: micros(cost) };
        averageCost = averageCostWith({ quantity: thousandths(quantity), averageCost }, received);
        quantity += brought;
        movements.push(moved(no + 1, brought, quantity, cost));
        quantity -= Math.floor((quantity * usedPercent) / 100);
      }
      const no = which % steps.length;
      const back = thousandths(steps[no]?.brought ?? 0);
      fc.pre(back < quantity);
      const unitCost = micros(steps[no]?.cost ?? 0);
      const stock = goodsLeft(movements, thousandths(quantity));
      const { taken } = withoutGoods(stock, {
        purchaseId: purchase(no + 1),
        quantity: back,
        price: unitCost,
      });
      const left = taken?.share ?? 0n;
      const after = averageCostWithout(
        { quantity: thousandths(quantity), averageCost },
        { quantity: back, unitCost, left },
      );
      const others = steps.filter((_, index) => index !== no).map(({ cost }) => cost);
      // The average before was rounded; that weighs more the less is left.
      const parts = BigInt(quantity) * WHOLE_SHARE;
      const lost = 6 * Number(parts / (parts - left) + 1n);
      expect(after ?? Number.NaN).toBeGreaterThanOrEqual(Math.min(...others) - lost);
      expect(after ?? Number.NaN).toBeLessThanOrEqual(Math.max(...others) + lost);
    }),
  );
});
