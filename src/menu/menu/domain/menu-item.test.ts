import { expect, test } from "vitest";
import { toId } from "#platform/domain/ids.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { hasChoices, type MenuItem, unitPrice } from "./menu-item.ts";

const large = { id: toId<"Variant">(1), title: "Grande", price: cents(250) };
const cream = { id: toId<"Addon">(1), title: "Crema", price: cents(50) };
const item: MenuItem = {
  id: toId(1),
  title: "Café",
  description: null,
  price: cents(150),
  image: null,
  categoryId: null,
  categoryTitle: null,
  isEnabled: true,
  tax: null,
  variants: [],
  addons: [],
  groups: [],
  recipe: [],
};

test("a variant replaces the price, add-ons are added to it", () => {
  expect(unitPrice(cents(150), null, [])).toBe(150);
  expect(unitPrice(cents(150), large, [])).toBe(250);
  expect(unitPrice(cents(150), null, [cream, cream])).toBe(250);
  expect(unitPrice(cents(150), large, [cream])).toBe(300);
});

test("only items with variants or add-ons open the picker", () => {
  expect(hasChoices(item)).toBe(false);
  expect(hasChoices({ ...item, variants: [large] })).toBe(true);
  expect(hasChoices({ ...item, addons: [cream] })).toBe(true);
});
