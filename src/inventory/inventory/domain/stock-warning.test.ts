import { expect, test } from "vitest";
import { toId } from "#platform/domain/ids.ts";
import { thousandths } from "#platform/domain/numbers/quantity.ts";
import type { RecipeItem, StockLevel } from "./recipe.ts";
import { availableQuantity, isLowStock } from "./stock-warning.ts";

const masa = toId<"InventoryItem">(1);
const cheese = toId<"InventoryItem">(2);

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
