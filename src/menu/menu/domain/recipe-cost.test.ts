import fc from "fast-check";
import { expect, test } from "vitest";
import { NO_TAX, taxTypes } from "#core/pricing/domain/tax-type.ts";
import { taxedAmount } from "#core/pricing/domain/taxed-amount.ts";
import { TARGET_FOOD_COST } from "#core/settings/domain/setting-limits.ts";
import { costOf, micros, microsFromDecimal } from "#inventory/inventory/domain/unit-cost.ts";
import { toId, type VariantId } from "#platform/domain/ids.ts";
import { basisPoints, cents } from "#platform/domain/money/cents.ts";
import { thousandths } from "#platform/domain/numbers/quantity.ts";
import {
  addonLines,
  baseLines,
  type CostedIngredient,
  recipeCost,
  targetPrice,
  variantLines,
} from "./recipe-cost.ts";

const corn: VariantId = toId(1);
const line = (
  quantity: number,
  unitCost: number | null,
  of: Partial<CostedIngredient> = {},
): CostedIngredient => ({
  variantId: null,
  addonId: null,
  quantity: thousandths(quantity),
  unitCost: unitCost === null ? null : microsFromDecimal(unitCost),
  ...of,
});
const recipe = [
  line(50, 6),
  line(100, 1.2, { variantId: corn }),
  line(120, 0.9, { variantId: toId(2) }),
  line(40, 6, { addonId: toId(1) }),
];
const iva = { type: "inclusive", rate: basisPoints(1300) } as const;

test("cost and margin of an item are without the tax", () => {
  // 50 g of cheese at $6 a kilo are $0.30; of $1.00 with 13 % IVA in it the restaurant keeps $0.88.
  expect(recipeCost(baseLines(recipe), cents(100), iva)).toEqual({ cost: 30, unknown: 0, margin: 6591 });
  expect(recipeCost(baseLines(recipe), cents(100), NO_TAX).margin).toBe(7000);
  expect(recipeCost(baseLines(recipe), cents(20), NO_TAX).margin).toBe(-5000);
});

test("a variant takes the item's recipe and its own, an add-on only its own", () => {
  expect(recipeCost(variantLines(recipe, corn), cents(100), NO_TAX).cost).toBe(42);
  expect(recipeCost(addonLines(recipe, toId(1)), cents(50), NO_TAX)).toMatchObject({
    cost: 24,
    margin: 5200,
  });
});

test("a margin is not told while a cost is unknown or without a recipe", () => {
  expect(recipeCost([line(50, 6), line(10, null)], cents(100), NO_TAX)).toEqual({
    cost: 30,
    unknown: 1,
    margin: null,
  });
  expect(recipeCost([], cents(100), NO_TAX)).toEqual({ cost: null, unknown: 0, margin: null });
  expect(recipeCost([line(50, 6)], cents(0), NO_TAX).margin).toBeNull();
});

test("a gram of salt is not lost: parts are added before the cent is rounded", () => {
  const pinch = { quantity: thousandths(1), unitCost: micros(450_000) };
  expect(costOf([pinch])).toBe(0);
  expect(costOf(Array.from({ length: 100 }, () => pinch))).toBe(5);
});

test("the cost of a recipe is within a cent of its rounded lines for each line", () => {
  const part = fc.record({
    quantity: fc.nat(10_000_000).map(thousandths),
    unitCost: fc.nat(1_000_000_000).map(micros),
  });
  fc.assert(
    fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
      const lines = parts.reduce((sum, each) => sum + costOf([each]), 0);
      expect(Math.abs(costOf(parts) - lines)).toBeLessThanOrEqual(parts.length / 2 + 0.5);
    }),
  );
});

const taxOf = (type: "exclusive" | "inclusive") => ({ type, rate: basisPoints(1300) });
const costs = (amount: number) => ({ cost: cents(amount), unknown: 0 });
const third = basisPoints(3000);

test("ingredients of $1.20 at 30 % ask for $4.00 without tax", () => {
  expect(targetPrice(costs(120), third, NO_TAX)).toBe(400);
  expect(targetPrice(costs(120), third, taxOf("exclusive"))).toBe(400);
  expect(targetPrice(costs(120), third, taxOf("inclusive"))).toBe(452);
});

test("no price is told while a cost is unknown or without a recipe", () => {
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
