import fc from "fast-check";
import { expect, test } from "vitest";
import { NO_TAX } from "#core/pricing/domain/tax-type.ts";
import { type Micros, micros, microsFromDecimal } from "#inventory/inventory/domain/unit-cost.ts";
import { type InventoryItemId, toId } from "#platform/domain/ids.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { thousandths } from "#platform/domain/numbers/quantity.ts";
import { type CostChanges, marginChange, type RecipeIngredient } from "./margin-change.ts";

const cheese: InventoryItemId = toId(1);
const beans: InventoryItemId = toId(2);
const salt: InventoryItemId = toId(3);

const line = (
  ingredientId: InventoryItemId,
  quantity: number,
  unitCost: Micros | null,
): RecipeIngredient => ({
  variantId: null,
  addonId: null,
  ingredientId,
  quantity: thousandths(quantity),
  unitCost,
});
const rose = (id: InventoryItemId, before: number, after: number): CostChanges =>
  new Map([[id, { before: microsFromDecimal(before), after: microsFromDecimal(after) }]]);
const pupusa = {
  lines: [line(cheese, 50, microsFromDecimal(6)), line(beans, 100, microsFromDecimal(1))],
  price: cents(100),
  tax: NO_TAX,
};

test("cheese that costs $8 instead of $6 takes ten cents of a dollar", () => {
  expect(marginChange(pupusa, rose(cheese, 6, 8))).toEqual({
    before: { cost: 40, unknown: 0, margin: 6000 },
    after: { cost: 50, unknown: 0, margin: 5000 },
  });
});

test("what became cheaper, is not in the dish, or makes no cent of it eats nothing", () => {
  expect(marginChange(pupusa, rose(cheese, 8, 6))).toBeNull();
  expect(marginChange(pupusa, rose(salt, 1, 9))).toBeNull();
  expect(marginChange(pupusa, rose(cheese, 6, 6.01))).toBeNull();
});

test("with an ingredient whose cost nobody knows the cents are told", () => {
  const salted = { ...pupusa, lines: [...pupusa.lines, line(salt, 1, null)] };
  expect(marginChange(salted, rose(cheese, 6, 8))).toEqual({
    before: { cost: 40, unknown: 1, margin: null },
    after: { cost: 50, unknown: 1, margin: null },
  });
});

test("a margin that is eaten never grows", () => {
  const ids = [cheese, beans, salt];
  const cost = fc.nat(10 ** 9).map(micros);
  const change = fc.record({ before: cost, after: cost });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...ids), fc.nat(10 ** 6), cost), { maxLength: 6 }),
      fc.array(change, { minLength: 3, maxLength: 3 }),
      fc.integer({ min: 1, max: 10 ** 6 }).map(cents),
      (taken, changes, price) => {
        const lines = taken.map((each) => line(...each));
        const rises: CostChanges = new Map(changes.map((each, index) => [ids[index] ?? salt, each]));
        const eaten = marginChange({ lines, price, tax: NO_TAX }, rises);
        if (eaten === null) return;
        expect(eaten.after.cost).toBeGreaterThan(eaten.before.cost ?? 0);
        expect(eaten.after.margin ?? 0).toBeLessThanOrEqual(eaten.before.margin ?? 0);
      },
    ),
  );
});
