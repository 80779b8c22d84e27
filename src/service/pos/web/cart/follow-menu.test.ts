import { expect, test } from "vitest";
import { NO_TAX } from "#core/pricing/domain/tax-type.ts";
import { basisPoints, cents } from "#platform/domain/money/cents.ts";
import { type Cart, type CartPart, cartLine, EMPTY_CART } from "#service/cart/domain/cart.ts";
import { cartTotals } from "#service/cart/domain/cart-totals.ts";
import { addLine } from "#service/cart/domain/edit-cart.ts";
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

test("a changed tax changes the totals of its lines, not their prices", () => {
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

test("a dish that is renamed is called so in the cart, at its price", () => {
  const items = new Map(menu.items).set(pupusa.id, { ...pupusa, title: "Pupusa de quesillo" });
  const named = followMenu(cart, { items });
  expect(named.lines).toEqual([{ ...cart.lines[0], title: "Pupusa de quesillo" }, cart.lines[1]]);
  expect(followMenu(named, { items })).toBe(named);
});

test("a renamed version or add-on is called so at the old price", () => {
  const [variant, [addon, other]] = [coffee.variants[0] ?? null, coffee.addons];
  if (!addon || !other) throw new Error("the coffee has two add-ons");
  const part = { choiceId: 1, itemId: coffee.id, title: "Café", variant, addons: [addon], tax: NO_TAX };
  const choice = { variant, addons: [addon, other], parts: [part] as unknown as CartPart[] };
  const combo = addLine(
    EMPTY_CART,
    { ...cartLine(uuidOf(1), coffee, { variant, addons: choice.addons }), parts: choice.parts },
    uuidOf(9),
  );
  expect(followMenu(combo, menu)).toBe(combo);
  const named = <T extends object>(list: readonly T[], title: string) =>
    list.map((each, index) => (index === 0 ? { ...each, title, price: cents(900) } : each));
  const tax = { ...pupusa.tax, type: "exclusive", rate: basisPoints(1300) } as NonNullable<typeof pupusa.tax>;
  const now = {
    ...coffee,
    title: "Café de altura",
    tax,
    variants: named(coffee.variants, "Taza"),
    addons: named(coffee.addons, "Nata"),
  };
  const [line] = followMenu(combo, { items: new Map([[coffee.id, now]]) }).lines;
  const chosen = {
    title: "Café de altura",
    variant: { ...variant, title: "Taza" },
    tax: { type: "exclusive", rate: 1300 },
  };
  const nata = { ...addon, title: "Nata" };
  expect(line).toEqual({
    ...combo.lines[0],
    ...chosen,
    addons: [nata, other],
    parts: [{ ...part, ...chosen, addons: [nata] }],
  });
});
