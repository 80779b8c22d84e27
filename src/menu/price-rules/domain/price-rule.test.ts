import fc from "fast-check";
import { expect, test } from "vitest";
import { type MenuItemId, toId, type VariantId } from "#platform/domain/ids.ts";
import { cents } from "#platform/domain/money/cents.ts";
import {
  type FixedPrices,
  LEAST_PERCENT_BP,
  MAX_PERCENT_BP,
  type PricedItem,
  type PriceEffect,
  priceUnder,
  reaches,
} from "./price-rule.ts";

const corn = { id: toId<"Variant">(1), title: "Maíz", price: cents(100) };
const rice = { id: toId<"Variant">(2), title: "Arroz", price: cents(125) };
const cheese = { id: toId<"Addon">(3), title: "Queso", price: cents(33) };
const pupusa: PricedItem = {
  id: toId<"MenuItem">(7),
  categoryId: toId<"Category">(1),
  price: cents(90),
  variants: [corn, rice],
  addons: [cheese],
};
const fixed = (variantId: VariantId | null, price: number, itemId: MenuItemId = pupusa.id): FixedPrices =>
  new Map([[itemId, new Map([[variantId, cents(price)]])]]);
const under = (effect: PriceEffect) => {
  const { price, variants, addons } = priceUnder(pupusa, { effect });
  return [price, ...variants.map((variant) => variant.price), ...addons.map((addon) => addon.price)];
};

test.each<[string, PriceEffect, number[]]>([
  ["15 % off", { kind: "percent", change: -1500, includesAddons: false }, [77, 85, 106, 33]],
  ["half price with add-ons", { kind: "percent", change: -5000, includesAddons: true }, [45, 50, 63, 17]],
  ["20 % dearer", { kind: "percent", change: 2000, includesAddons: true }, [108, 120, 150, 40]],
  ["50 cents off, once", { kind: "amount", change: cents(-50) }, [40, 50, 75, 33]],
  ["more off than it costs", { kind: "amount", change: cents(-110) }, [0, 0, 15, 33]],
  ["a price for one variant", { kind: "fixed", prices: fixed(rice.id, 99) }, [90, 100, 99, 33]],
  ["a price for the item", { kind: "fixed", prices: fixed(null, 80) }, [80, 100, 125, 33]],
])("%s", (_, effect, prices) => {
  expect(under(effect)).toEqual(prices);
});

test("a rule reaches the whole menu, its categories and items, or what its list names", () => {
  const percent: PriceEffect = { kind: "percent", change: -100, includesAddons: false };
  const chosen = (categories: number[], items: number[]) => ({
    categoryIds: new Set(categories.map(toId<"Category">)),
    itemIds: new Set(items.map(toId<"MenuItem">)),
  });
  expect(reaches({ reach: "menu", effect: percent }, pupusa)).toBe(true);
  expect(reaches({ reach: chosen([1], []), effect: percent }, pupusa)).toBe(true);
  expect(reaches({ reach: chosen([], [7]), effect: percent }, pupusa)).toBe(true);
  expect(reaches({ reach: chosen([2], [8]), effect: percent }, pupusa)).toBe(false);
  expect(reaches({ reach: chosen([], []), effect: percent }, { ...pupusa, categoryId: null })).toBe(false);
  expect(reaches({ reach: "menu", effect: { kind: "fixed", prices: fixed(null, 80) } }, pupusa)).toBe(true);
  const other = fixed(null, 80, toId<"MenuItem">(8));
  expect(reaches({ reach: "menu", effect: { kind: "fixed", prices: other } }, pupusa)).toBe(false);
});

test("no price is ever below zero or in fractions of a cent", () => {
  const price = fc.integer({ min: 0, max: 10_000_000 }).map(cents);
  const effect: fc.Arbitrary<PriceEffect> = fc.oneof(
    fc.record({
      kind: fc.constant("percent" as const),
      change: fc.integer({ min: LEAST_PERCENT_BP, max: MAX_PERCENT_BP }),
      includesAddons: fc.boolean(),
    }),
    fc.record({
      kind: fc.constant("amount" as const),
      change: fc.integer({ min: -1_000_000, max: 1_000_000 }).map(cents),
    }),
  );
  fc.assert(
    fc.property(price, price, effect, (low, high, rule) => {
      const [less, more] = [Math.min(low, high), Math.max(low, high)].map(cents);
      const priced = (list = cents(0)) => priceUnder({ ...pupusa, price: list }, { effect: rule }).price;
      expect(priced(less)).toBeGreaterThanOrEqual(0);
      expect(Number.isSafeInteger(priced(less))).toBe(true);
      expect(priced(more)).toBeGreaterThanOrEqual(priced(less));
    }),
  );
});
