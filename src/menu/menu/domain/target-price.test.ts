import fc from "fast-check";
import { expect, test } from "vitest";
import { NO_TAX, taxTypes } from "#core/pricing/domain/tax-type.ts";
import { taxedAmount } from "#core/pricing/domain/taxed-amount.ts";
import { TARGET_FOOD_COST } from "#core/settings/domain/target-food-cost.ts";
import { basisPoints, cents } from "#platform/domain/money/cents.ts";
import { targetPrice } from "./target-price.ts";

const iva = (type: "exclusive" | "inclusive") => ({ type, rate: basisPoints(1300) });
const costs = (amount: number) => ({ cost: cents(amount), unknown: 0 });
const third = basisPoints(3000);

test("ingredients of $1.20 at 30 % ask for $4.00 without tax", () => {
  expect(targetPrice(costs(120), third, NO_TAX)).toBe(400);
  expect(targetPrice(costs(120), third, iva("exclusive"))).toBe(400);
  expect(targetPrice(costs(120), third, iva("inclusive"))).toBe(452);
});

test("no price is told while a cost is unknown, without a recipe, or of what costs nothing", () => {
  expect(targetPrice({ cost: cents(120), unknown: 1 }, third, NO_TAX)).toBeNull();
  expect(targetPrice({ cost: null, unknown: 0 }, third, NO_TAX)).toBeNull();
  expect(targetPrice(costs(0), third, NO_TAX)).toBeNull();
});

test("at that price the target is held, a cent below it is not", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10 ** 7 }),
      fc.integer(TARGET_FOOD_COST),
      fc.constantFrom(...taxTypes),
      fc.integer({ min: 0, max: 5_000 }),
      (cost, target, type, rate) => {
        const tax = { type, rate: basisPoints(rate) };
        const price = targetPrice(costs(cost), basisPoints(target), tax) ?? cents(0);
        const isHeldAt = (amount: number) => cost * 10_000 <= taxedAmount(cents(amount), tax).net * target;
        expect(isHeldAt(price)).toBe(true);
        expect(isHeldAt(price - 1)).toBe(false);
      },
    ),
  );
});
