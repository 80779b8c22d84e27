import { expect, test } from "vitest";
import { type Cart, cartLine, EMPTY_CART } from "../../../../domain/cart/cart.ts";
import { cartTotals } from "../../../../domain/cart/cart-totals.ts";
import { addLine } from "../../../../domain/cart/edit-cart.ts";
import { basisPoints } from "../../../../domain/money/cents.ts";
import { exampleMenu, itemOf, uuidOf } from "../menu/example-menu.ts";
import { withMenuTaxes } from "./menu-taxes.ts";

const menu = exampleMenu();
const pupusa = itemOf(menu, "Pupusa de queso");
const coffee = itemOf(menu, "Café");
const cart: Cart = [pupusa, coffee]
  .map((item, index) => cartLine(uuidOf(index + 1), item, { variant: null, addons: [] }))
  .reduce((before, line) => addLine(before, line, uuidOf(9)), EMPTY_CART);

test("a cart whose taxes are those of the menu stays the very same", () => {
  expect(withMenuTaxes(cart, menu)).toBe(cart);
});

test("a changed tax changes the totals of its lines, not their prices, and leaves the others alone", () => {
  const tax = { ...pupusa.tax, type: "exclusive", rate: basisPoints(5000) } as NonNullable<typeof pupusa.tax>;
  const items = new Map(menu.items).set(pupusa.id, { ...pupusa, tax });
  const taxed = withMenuTaxes(cart, { items });
  expect(taxed.lines.map((line) => line.unitPrice)).toEqual(cart.lines.map((line) => line.unitPrice));
  expect(taxed.lines[0]?.tax).toEqual({ type: "exclusive", rate: 5000 });
  expect(taxed.lines[1]).toBe(cart.lines[1]);
  expect(cartTotals(taxed).payable).toBeGreaterThan(cartTotals(cart).payable);
});

test("a dish without a tax now has none, one that is gone keeps what it had", () => {
  const items = new Map([[pupusa.id, { ...pupusa, tax: null }]]);
  const taxed = withMenuTaxes(cart, { items });
  expect(taxed.lines.map((line) => line.tax)).toEqual([{ type: "other", rate: 0 }, cart.lines[1]?.tax]);
});
