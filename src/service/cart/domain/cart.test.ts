import { expect, test } from "vitest";
import type { MenuItem } from "#menu/menu/domain/menu-item.ts";
import { type MenuItemId, toId, toUuid } from "#platform/domain/ids.ts";
import { basisPoints, cents } from "#platform/domain/money/cents.ts";
import { thousandths } from "#platform/domain/numbers/quantity.ts";
import { cartLine, EMPTY_CART } from "./cart.ts";
import { cartDemand, cartTotals } from "./cart-totals.ts";

const large = { id: toId<"Variant">(5), title: "Grande", price: cents(250) };
const cream = { id: toId<"Addon">(6), title: "Crema", price: cents(50) };
const item: MenuItem = {
  id: toId(1),
  title: "Café",
  description: null,
  price: cents(150),
  image: null,
  categoryId: null,
  categoryTitle: null,
  isEnabled: true,
  tax: { id: toId(1), title: "IVA", type: "inclusive", rate: basisPoints(1300) },
  variants: [large],
  addons: [cream],
  groups: [],
  recipe: [{ variantId: null, addonId: null, inventoryItemId: toId(9), quantity: thousandths(20) }],
};
const id = toUuid("00000000-0000-4000-8000-000000000001");

test("a line starts at quantity 1 with variant, add-ons and tax in its price", () => {
  const line = cartLine(id, item, { variant: large, addons: [cream] });
  expect(line).toMatchObject({
    quantity: 1,
    unitPrice: 300,
    notes: null,
    tax: { type: "inclusive", rate: 1300 },
  });
  expect(cartLine(id, { ...item, tax: null }, { variant: null, addons: [] }).tax.type).toBe("other");
});

test("the cart has no service charge; tip is added and discount taken off", () => {
  const line = cartLine(id, item, { variant: large, addons: [cream], quantity: 2 });
  const totals = cartTotals({ ...EMPTY_CART, lines: [line] }, { tip: cents(60), discount: cents(100) });
  expect(totals).toMatchObject({ net: 542, taxTotal: 58, serviceCharge: 0, payable: 560 });
});

test("lines ask of stock what their item's recipe says", () => {
  const line = cartLine(id, item, { variant: large, addons: [cream], quantity: 2 });
  const recipes = new Map([[item.id, item.recipe]]);
  const other = { ...line, menuItemId: toId(2) as MenuItemId };
  expect(cartDemand([line, other], recipes)).toEqual([
    { recipe: item.recipe, variantId: 5, addonIds: [6], quantity: 2 },
    { recipe: [], variantId: 5, addonIds: [6], quantity: 2 },
  ]);
});
