import { expect, test } from "vitest";
import { type Cart, type CartChoice, EMPTY_CART } from "#service/cart/domain/cart.ts";
import { exampleMenu, itemOf, uuidOf } from "../menu/example-menu.ts";
import { withStockTaken } from "../menu/pos-menu.ts";
import { addItem, changeQuantity } from "./cart-stock.ts";

const menu = exampleMenu();
const pupusa = itemOf(menu, "Pupusa de queso");
const coffee = itemOf(menu, "Café");
const plain: CartChoice = { variant: null, addons: [] };
let next = 0;

function add(cart: Cart, item = pupusa, choice = plain) {
  next += 1;
  return addItem(cart, menu, { item, choice, ids: { line: uuidOf(next), cart: uuidOf(900) } });
}

function pupusas(count: number): Cart {
  let cart: Cart = EMPTY_CART;
  for (let n = 0; n < count; n += 1) {
    const edit = add(cart);
    if (edit.ok) cart = edit.cart;
  }
  return cart;
}

test("a tap more than the ingredient allows is refused with its name", () => {
  expect(pupusas(4).lines[0]?.quantity).toBe(4);
  expect(add(pupusas(4))).toMatchObject({
    ok: false,
    reason: "insufficient_stock",
    shortage: { title: "Queso" },
  });
});

test("lines are added up: the add-on of a coffee takes the cheese of a pupusa", () => {
  const withCheese = { variant: coffee.variants[0] ?? null, addons: coffee.addons.slice(1) };
  expect(add(pupusas(2), coffee, withCheese).ok).toBe(true);
  expect(add(pupusas(3), coffee, withCheese)).toMatchObject({ ok: false, shortage: { title: "Queso" } });
});

test("the touched line is told: the new one, or the equal one that grew", () => {
  const first = add(EMPTY_CART);
  if (!first.ok) throw new Error("one pupusa is in stock");
  const again = add(first.cart);
  expect(again).toMatchObject({ ok: true, lineId: first.lineId });
});

test("increase asks stock, decrease never does", () => {
  const cart = pupusas(4);
  const id = cart.lines[0]?.id ?? uuidOf(0);
  expect(changeQuantity(cart, menu, id, 5).ok).toBe(false);
  const empty = withStockTaken(menu, new Map([...menu.levels].map(([key, level]) => [key, level.current])));
  expect(changeQuantity(cart, empty, id, 3)).toMatchObject({ ok: true, cart: { lines: [{ quantity: 3 }] } });
});

test("a shortage of other lines does not stop what has nothing to do with it", () => {
  const empty = withStockTaken(menu, new Map([...menu.levels].map(([key, level]) => [key, level.current])));
  const choice = { variant: coffee.variants[0] ?? null, addons: [] };
  const ids = { line: uuidOf(50), cart: uuidOf(900) };
  expect(addItem(pupusas(1), empty, { item: coffee, choice, ids }).ok).toBe(true);
});
