import fc from "fast-check";
import { expect, test } from "vitest";
import { type AddonId, type InventoryItemId, toId, type VariantId } from "#platform/domain/ids.ts";
import { thousandths } from "#platform/domain/numbers/quantity.ts";
import {
  availableQuantity,
  findShortages,
  isLowStock,
  type RecipeItem,
  requiredQuantities,
  type StockDemand,
  type StockLevel,
} from "./recipe.ts";

const masa = toId<"InventoryItem">(1);
const cheese = toId<"InventoryItem">(2);
const large: VariantId = toId(10);
const extra: AddonId = toId(20);

function takes(inventoryItemId: InventoryItemId, quantity: number, of: Partial<RecipeItem> = {}): RecipeItem {
  return { variantId: null, addonId: null, inventoryItemId, quantity: thousandths(quantity), ...of };
}

const recipe = [
  takes(masa, 100),
  takes(masa, 50, { variantId: large }),
  takes(cheese, 30, { addonId: extra }),
];

function levels(...entries: [InventoryItemId, number][]): Map<InventoryItemId, StockLevel> {
  const level = (current: number) => ({
    title: `item ${current}`,
    current: thousandths(current),
    lowThreshold: thousandths(0),
  });
  return new Map(entries.map(([id, current]) => [id, level(current)]));
}

test("base, chosen variant and chosen add-ons count, the others do not", () => {
  const plain = { recipe, variantId: null, addonIds: [], quantity: 2 };
  const full = { recipe, variantId: large, addonIds: [extra], quantity: 1 };
  expect([...requiredQuantities([plain])]).toEqual([[masa, 200]]);
  expect([...requiredQuantities([full, plain])]).toEqual([
    [masa, 350],
    [cheese, 30],
  ]);
});

test("a double add-on takes its ingredients twice in each portion", () => {
  const double = { recipe, variantId: null, addonIds: [extra, extra], quantity: 3 };
  expect([...requiredQuantities([double])]).toEqual([
    [masa, 300],
    [cheese, 180],
  ]);
});

test("lines that fit one by one are refused when they do not fit together", () => {
  const one = { recipe, variantId: null, addonIds: [], quantity: 1 };
  const stock = levels([masa, 150]);
  expect(findShortages(requiredQuantities([one]), stock)).toEqual([]);
  expect(findShortages(requiredQuantities([one, one]), stock)).toEqual([
    { inventoryItemId: masa, title: "item 150", required: 200, available: 150 },
  ]);
});

test("an ingredient that is gone and stock below zero cover nothing", () => {
  const one = { recipe: [takes(cheese, 1)], variantId: null, addonIds: [], quantity: 1 };
  expect(findShortages(requiredQuantities([one]), new Map())).toHaveLength(1);
  expect(findShortages(requiredQuantities([one]), levels([cheese, -5]))).toHaveLength(1);
  expect(requiredQuantities([{ ...one, recipe: [] }])).toEqual(new Map());
});

const ingredient = fc.integer({ min: 1, max: 5 }).map((id) => toId<"InventoryItem">(id));
const demand: fc.Arbitrary<StockDemand> = fc.record({
  recipe: fc.array(
    fc
      .tuple(ingredient, fc.nat(6), fc.constantFrom(null, large))
      .map(([id, quantity, variantId]) => takes(id, quantity, { variantId })),
    { maxLength: 5 },
  ),
  variantId: fc.constantFrom(null, large),
  addonIds: fc.constant([]),
  quantity: fc.integer({ min: 1, max: 9 }),
});

test("what is granted never takes stock below zero, and what is refused would", () => {
  const stock = fc.array(fc.nat(60), { minLength: 5, maxLength: 5 });
  fc.assert(
    fc.property(fc.array(demand, { maxLength: 6 }), stock, (demands, quantities) => {
      const now = levels(...quantities.map((q, i): [InventoryItemId, number] => [toId(i + 1), q]));
      const left = [...requiredQuantities(demands)].map(([id, q]) => (now.get(id)?.current ?? 0) - q);
      expect(findShortages(requiredQuantities(demands), now).length === 0).toBe(
        left.every((rest) => rest >= 0),
      );
    }),
  );
});

test("the order of the lines changes neither the need nor the order of locking", () => {
  fc.assert(
    fc.property(fc.array(demand, { maxLength: 6 }), (demands) => {
      const forth = [...requiredQuantities(demands)];
      expect([...requiredQuantities(demands.toReversed())]).toEqual(forth);
      expect(forth.map(([id]) => id)).toEqual(forth.map(([id]) => id).toSorted((a, b) => a - b));
    }),
  );
});

function level(current: number, lowThreshold = 0): StockLevel {
  return { title: "x", current: thousandths(current), lowThreshold: thousandths(lowThreshold) };
}

function base(inventoryItemId: typeof masa, quantity: number): RecipeItem {
  return { variantId: null, addonId: null, inventoryItemId, quantity: thousandths(quantity) };
}

const ofVariant: RecipeItem = { ...base(cheese, 1000), variantId: toId(9) };

test("available is the scarcest base ingredient, whole portions only", () => {
  const levels = new Map([
    [masa, level(1000)],
    [cheese, level(299)],
  ]);
  expect(availableQuantity([base(masa, 100), base(cheese, 100)], levels)).toBe(2);
  expect(availableQuantity([base(masa, 100), base(masa, 150)], levels)).toBe(4);
  expect(availableQuantity([base(masa, 100), ofVariant], levels)).toBe(10);
  expect(availableQuantity([ofVariant], levels)).toBeNull();
  expect(availableQuantity([base(masa, 1)], new Map([[masa, level(-5)]]))).toBe(0);
});

test("low stock is at or below the threshold of any base ingredient", () => {
  expect(isLowStock([base(masa, 1)], new Map([[masa, level(500, 500)]]))).toBe(true);
  expect(isLowStock([base(masa, 1)], new Map([[masa, level(501, 500)]]))).toBe(false);
  expect(isLowStock([ofVariant], new Map([[cheese, level(0, 500)]]))).toBe(false);
});
