import { expect, test, vi } from "vitest";
import { toId } from "#platform/domain/ids.ts";
import { cartLine, EMPTY_CART } from "#service/cart/domain/cart.ts";
import { addLine, chooseTable } from "#service/cart/domain/edit-cart.ts";
import { exampleMenu, itemOf, uuidOf } from "../menu/example-menu.ts";
import { type CartStorage, CartStore } from "./cart-store.ts";

const menu = exampleMenu();
const pupusa = itemOf(menu, "Pupusa de queso");
const coffee = itemOf(menu, "Café");
const line = cartLine(uuidOf(1), pupusa, { variant: null, addons: [], quantity: 2, notes: "sin curtido" });
const other = cartLine(uuidOf(2), coffee, { variant: coffee.variants[1] ?? null, addons: coffee.addons });
const cart = addLine(addLine(chooseTable(EMPTY_CART, toId<"Table">(4)), line, uuidOf(9)), other, uuidOf(9));

function memoryStorage(
  text: string | null = null,
): CartStorage & { text: string | null; changed: () => void } {
  const stored = {
    text,
    changed: () => {},
    read: () => stored.text,
    write: (next: string | null) => {
      stored.text = next;
    },
    listen: (changed: () => void) => {
      stored.changed = changed;
      return () => {};
    },
  };
  return stored;
}

test("a reload finds the cart as it was, with its uuid and its lines' ids", () => {
  const stored = memoryStorage();
  new CartStore(stored).change(cart);
  expect(new CartStore(stored).getState().cart).toEqual(cart);
});

test("damaged or foreign text is an empty cart", () => {
  for (const text of [
    "",
    "{",
    "[]",
    '{"cart":{"lines":[{}]}}',
    JSON.stringify({ cart: { ...cart, id: "x" }, pending: null }),
  ])
    expect(new CartStore(memoryStorage(text)).getState().cart).toEqual(EMPTY_CART);
});

test("while a send is pending the cart stands still, after a reload too", () => {
  const stored = memoryStorage();
  const store = new CartStore(stored);
  store.change(cart);
  store.beginSend({ key: "k", unsure: false });
  expect(store.change(EMPTY_CART)).toBe(false);
  const reloaded = new CartStore(stored);
  expect(reloaded.change(EMPTY_CART)).toBe(false);
  expect(reloaded.getState().pending).toEqual({ key: "k", unsure: true });
  reloaded.settleSend(null);
  expect(reloaded.change(EMPTY_CART)).toBe(true);
});

test("badges count the pieces of an item over all its lines", () => {
  const store = new CartStore(memoryStorage());
  expect(store.piecesOf(pupusa.id)).toBe(0);
  const twice = cartLine(uuidOf(3), pupusa, { variant: null, addons: [], quantity: 3 });
  store.change(addLine(cart, twice, uuidOf(9)));
  expect(store.piecesOf(pupusa.id)).toBe(5);
  expect(store.piecesOf(coffee.id)).toBe(1);
});

test("what another tab writes is shown here, and who listens is told", () => {
  const stored = memoryStorage();
  const store = new CartStore(stored);
  const heard = vi.fn();
  store.subscribe(heard);
  new CartStore({ ...stored, write: stored.write }).change(cart);
  stored.changed();
  expect(heard).toHaveBeenCalledOnce();
  expect(store.getState().cart.lines).toHaveLength(2);
});

test("the active line is forgotten with the line", () => {
  const store = new CartStore(memoryStorage());
  store.change(cart, line.id);
  expect(store.getState().activeLineId).toBe(line.id);
  store.change({ ...cart, lines: [other] });
  expect(store.getState().activeLineId).toBeNull();
});
