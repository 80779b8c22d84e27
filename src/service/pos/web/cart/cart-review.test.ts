import { expect, test } from "vitest";
import { toId } from "#platform/domain/ids.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { type Cart, cartLine, EMPTY_CART } from "#service/cart/domain/cart.ts";
import { addLine } from "#service/cart/domain/edit-cart.ts";
import { exampleMenu, itemOf, uuidOf } from "../menu/example-menu.ts";
import { type PosMenu, withStockTaken } from "../menu/pos-menu.ts";
import { acceptMenuPrice, reviewCart } from "./cart-review.ts";

const menu = exampleMenu();
const pupusa = itemOf(menu, "Pupusa de queso");
const coffee = itemOf(menu, "Café");
const large = { variant: coffee.variants[1] ?? null, addons: coffee.addons.slice(0, 1) };
const cart: Cart = [
  cartLine(uuidOf(1), pupusa, { variant: null, addons: [] }),
  cartLine(uuidOf(2), coffee, large),
].reduce((before, line) => addLine(before, line, uuidOf(9)), EMPTY_CART);

function menuWith(change: Partial<typeof coffee>): PosMenu {
  return { ...menu, items: new Map(menu.items).set(coffee.id, { ...coffee, ...change }) };
}

test("a cart that the menu still agrees with has no problem", () => {
  expect(reviewCart(cart, menu).size).toBe(0);
});

test("a vanished item, variant or add-on is unavailable", () => {
  const gone = { ...menu, items: new Map([[pupusa.id, pupusa]]) };
  expect([...reviewCart(cart, gone)]).toEqual([[uuidOf(2), { kind: "unavailable" }]]);
  expect(reviewCart(cart, menuWith({ addons: [] })).get(uuidOf(2))).toEqual({ kind: "unavailable" });
});

test("another price is told, and accepting it mends the line and only that", () => {
  const dearer = menuWith({
    variants: coffee.variants.map((variant) => ({ ...variant, price: cents(200) })),
  });
  expect(reviewCart(cart, dearer).get(uuidOf(2))).toEqual({ kind: "price_changed", price: 250 });
  const mended = acceptMenuPrice(cart, dearer, uuidOf(2));
  expect(reviewCart(mended, dearer).size).toBe(0);
  expect(mended.lines.map((line) => line.unitPrice)).toEqual([125, 250]);
  expect(mended.lines[0]).toBe(cart.lines[0]);
});

test("who took the line stays over a new price", () => {
  const dearer = menuWith({
    variants: coffee.variants.map((variant) => ({ ...variant, price: cents(200) })),
  });
  const taken = cart.lines.map((line) => ({ ...line, takenBy: toId<"User">(7), takerName: "Ana" }));
  const mended = acceptMenuPrice({ ...cart, lines: taken }, dearer, uuidOf(2));
  expect(mended.lines).toMatchObject([{ takenBy: 7 }, { unitPrice: 250, takenBy: 7, takerName: "Ana" }]);
});

test("a line that needs a short ingredient is named with it, the others are not", () => {
  const levels = new Map(
    [...menu.levels].filter(([, level]) => level.title === "Queso").map(([id, level]) => [id, level.current]),
  );
  expect([...reviewCart(cart, withStockTaken(menu, levels))]).toEqual([
    [uuidOf(1), { kind: "insufficient_stock", ingredient: "Queso" }],
  ]);
});
