import { expect, test } from "vitest";
import { toUuid } from "#platform/domain/ids.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { cartLine, EMPTY_CART } from "#service/cart/domain/cart.ts";
import { exampleMenu, itemOf } from "../menu/example-menu.ts";
import { repeatLines } from "./repeat-lines.ts";

const menu = exampleMenu();
const pupusa = itemOf(menu, "Pupusa de queso");
const coffee = itemOf(menu, "Café");
let made = 0;
const newId = () => {
  made += 1;
  return toUuid(`00000000-0000-4000-8000-${String(made).padStart(12, "0")}`);
};
const large = { variant: coffee.variants[1] ?? null, addons: [] };
const sent = [
  { ...cartLine(newId(), pupusa, { variant: null, addons: [], quantity: 2, notes: "sin sal" }), seat: 3 },
  cartLine(newId(), coffee, large),
];

test("the lines of a sent order are in the cart again, as if they were taken anew", () => {
  const { cart, missing } = repeatLines(EMPTY_CART, sent, menu, newId);
  expect(missing).toEqual([]);
  expect(cart.lines).toMatchObject([
    { title: "Pupusa de queso", quantity: 2, notes: "sin sal", seat: null },
    { title: "Café", quantity: 1, variant: { title: "Grande" } },
  ]);
  const ids = new Set([...sent, ...cart.lines].map(({ id }) => id));
  expect(ids.size).toBe(4);
  expect(cart.id).not.toBeNull();
});

test("they cost what the menu says now", () => {
  const cheaper = sent.map((line) => ({ ...line, unitPrice: cents(50) }));
  const { cart } = repeatLines(EMPTY_CART, cheaper, menu, newId);
  expect(cart.lines.map(({ unitPrice }) => unitPrice)).toEqual([125, 175]);
});

test("what is sold out, gone, or short of an ingredient is left out and named", () => {
  const limits = new Map([[coffee.id, { remaining: 0, until: null }]]);
  expect(repeatLines(EMPTY_CART, sent, { ...menu, limits }, newId).missing).toEqual(["Café"]);
  const items = new Map([...menu.items].filter(([id]) => id !== pupusa.id));
  const gone = repeatLines(EMPTY_CART, sent, { ...menu, items }, newId);
  expect([gone.missing, gone.cart.lines.length]).toEqual([["Pupusa de queso"], 1]);
  const five = sent.slice(0, 1).map((line) => ({ ...line, quantity: 5 }));
  expect(repeatLines(EMPTY_CART, five, menu, newId).missing).toEqual(["Pupusa de queso"]);
});

test("a variant that is gone is not replaced by another", () => {
  const items = new Map(menu.items).set(coffee.id, { ...coffee, variants: coffee.variants.slice(0, 1) });
  expect(repeatLines(EMPTY_CART, sent.slice(1), { ...menu, items }, newId).missing).toEqual(["Café"]);
});

test("lines that the cart has already grow", () => {
  const once = repeatLines(EMPTY_CART, sent, menu, newId).cart;
  const { cart, missing } = repeatLines(once, sent, menu, newId);
  expect(missing).toEqual([]);
  expect(cart.lines.map(({ quantity }) => quantity)).toEqual([4, 2]);
});
