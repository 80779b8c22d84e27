import { expect, test } from "vitest";
import { type Cart, cartLine, EMPTY_CART } from "../../../../domain/cart/cart.ts";
import { cartTotals } from "../../../../domain/cart/cart-totals.ts";
import { addLine } from "../../../../domain/cart/edit-cart.ts";
import { basisPoints } from "../../../../domain/money/cents.ts";
import { exampleMenu, itemOf, uuidOf } from "../menu/example-menu.ts";
import { followMenu } from "./follow-menu.ts";

const menu = exampleMenu();
const pupusa = itemOf(menu, "Pupusa de queso");
const coffee = itemOf(menu, "Café");
const cart: Cart = [pupusa, coffee]
  .map((item, index) => cartLine(uuidOf(index + 1), item, { variant: null, addons: [] }))
  .reduce((before, line) => addLine(before, line, uuidOf(9)), EMPTY_CART);

test("a cart whose names and taxes are those of the menu stays the very same", () => {
  expect(followMenu(cart, menu)).toBe(cart);
});

test("a changed tax changes the totals of its lines, not their prices, and leaves the others alone", () => {
  const tax = { ...pupusa.tax, type: "exclusive", rate: basisPoints(5000) } as NonNullable<typeof pupusa.tax>;
  const items = new Map(menu.items).set(pupusa.id, { ...pupusa, tax });
  const taxed = followMenu(cart, { items });
  expect(taxed.lines.map((line) => line.unitPrice)).toEqual(cart.lines.map((line) => line.unitPrice));
  expect(taxed.lines[0]?.tax).toEqual({ type: "exclusive", rate: 5000 });
  expect(taxed.lines[1]).toBe(cart.lines[1]);
  expect(cartTotals(taxed).payable).toBeGreaterThan(cartTotals(cart).payable);
});

test("a dish without a tax now has none, one that is gone keeps what it had", () => {
  const items = new Map([[pupusa.id, { ...pupusa, tax: null }]]);
  const taxed = followMenu(cart, { items });
  expect(taxed.lines.map((line) => line.tax)).toEqual([{ type: "other", rate: 0 }, cart.lines[1]?.tax]);
});

test("a dish that is renamed is called so in the cart, at its price; the others are left alone", () => {
  const items = new Map(menu.items).set(pupusa.id, { ...pupusa, title: "Pupusa de quesillo" });
  const named = followMenu(cart, { items });
  expect(named.lines).toEqual([{ ...cart.lines[0], title: "Pupusa de quesillo" }, cart.lines[1]]);
  expect(followMenu(named, { items })).toBe(named);
});
