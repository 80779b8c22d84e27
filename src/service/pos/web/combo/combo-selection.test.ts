import { expect, test } from "vitest";
import type { ComboGroup } from "#menu/menu/domain/combo.ts";
import type { MenuItem } from "#menu/menu/domain/menu-item.ts";
import { toId, type Uuid } from "#platform/domain/ids.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { type Cart, EMPTY_CART } from "#service/cart/domain/cart.ts";
import { cartTotals, dishPieces } from "#service/cart/domain/cart-totals.ts";
import { mergeEqualLines } from "#service/cart/domain/edit-cart.ts";
import { acceptMenuPrice, reviewCart } from "../cart/cart-review.ts";
import { addItem, changeQuantity, replaceItem } from "../cart/cart-stock.ts";
import { readStoredCart, storedCartText } from "../cart/stored-cart.ts";
import { cartOfDraft, savedCartOf } from "../drafts/saved-cart.ts";
import { exampleMenu, itemOf, uuidOf } from "../menu/example-menu.ts";
import type { PosMenu } from "../menu/pos-menu.ts";
import { orderBody } from "../sending/use-send-cart.ts";
import { comboParts } from "./combo-parts.ts";
import { decideSelection, defaultParts, setCount, setOnly } from "./combo-selection.ts";

const plain = exampleMenu();
const [pupusa, coffee] = [itemOf(plain, "Pupusa de queso"), itemOf(plain, "Café")];
const group = (id: number, changes: Partial<ComboGroup>): ComboGroup => ({
  id: toId(id),
  title: `Grupo ${id}`,
  min: 1,
  max: 1,
  choices: [],
  ...changes,
});
const choice = (id: number, item: MenuItem, extra = 0, isDefault = false) => ({
  id: toId<"ComboChoice">(id),
  itemId: item.id,
  variantId: null,
  extra: cents(extra),
  isDefault,
});
const [food, more, drink] = [choice(1, pupusa), choice(2, coffee, 50), choice(3, coffee, 0, true)];
const eats = group(1, { min: 2, max: 3, choices: [food, more] });
const drinks = group(2, { choices: [drink] });
const combo: MenuItem = {
  ...pupusa,
  id: toId(90),
  title: "Combo",
  price: cents(300),
  recipe: [],
  combo: [eats, drinks],
};
const menu: PosMenu = { ...plain, items: new Map(plain.items).set(combo.id, combo) };

/** The cart with two of the combo: two pupusas and a coffee each. */
function cartWithCombo() {
  const picked = setCount(defaultParts([eats, drinks], menu), eats, { choice: food, item: pupusa, count: 2 });
  const edit = addItem(EMPTY_CART, menu, {
    item: combo,
    choice: { variant: null, addons: [], parts: comboParts(combo, picked, menu.items), quantity: 2 },
    ids: { line: uuidOf(1), cart: uuidOf(2) },
  });
  if (!edit.ok) throw new Error(edit.reason);
  return edit.cart;
}

test("defaults that can be had are chosen at first, a single choice is as well", () => {
  expect(defaultParts([eats, drinks], menu)).toMatchObject([{ choiceId: 3, variantId: 1, addonIds: [] }]);
  const soldOut = { ...menu, limits: new Map([[coffee.id, { remaining: 0, until: null }]]) };
  expect(defaultParts([eats, drinks], soldOut).map(({ choiceId }) => choiceId)).toEqual([1, 1]);
  expect(decideSelection(combo, defaultParts([drinks], menu), soldOut)).toMatchObject({ title: "Café" });
});

test("a choice is counted up to what its group takes, and down", () => {
  const start = defaultParts([eats, drinks], menu);
  const five = setCount(start, eats, { choice: food, item: pupusa, count: 5 });
  expect(five.map(({ choiceId }) => choiceId)).toEqual([3, 1, 1, 1]);
  const mixed = setCount(setCount(five, eats, { choice: food, item: pupusa, count: 1 }), eats, {
    choice: more,
    item: coffee,
    count: 1,
  });
  expect(mixed.map(({ choiceId }) => choiceId)).toEqual([3, 1, 2]);
  expect(setOnly(mixed, drinks, null).map(({ choiceId }) => choiceId)).toEqual([1, 2]);
});

test("the parts stand in the order of the groups, however they were picked", () => {
  const picked = setCount(defaultParts([eats, drinks], menu), eats, { choice: food, item: pupusa, count: 2 });
  expect(picked.map(({ choiceId }) => choiceId)).toEqual([3, 1, 1]);
  expect(comboParts(combo, picked, menu.items).map(({ choiceId }) => choiceId)).toEqual([1, 1, 3]);
});

test("a combo in the cart asks stock and portions by its parts", () => {
  const cart = cartWithCombo();
  expect(cart.lines[0]).toMatchObject({ unitPrice: 300, quantity: 2 });
  expect(dishPieces(cart)).toBe(6);
  expect(cartTotals(cart).payable).toBe(600);
  const line = uuidOf(1);
  // A kilo of cheese is four pupusas.
  expect(changeQuantity(cart, menu, line, 3)).toMatchObject({ ok: false, reason: "insufficient_stock" });
  const limits = new Map([[coffee.id, { remaining: 1, until: null }]]);
  expect(reviewCart(cart, { ...menu, limits }).get(line)).toEqual({ kind: "sold_out", remaining: 1 });
  const edit = replaceItem(cart, menu, line, combo, {
    variant: null,
    addons: [],
    quantity: 1,
    parts: comboParts(
      combo,
      setCount(defaultParts([eats, drinks], menu), eats, { choice: more, item: coffee, count: 2 }),
      menu.items,
    ),
  });
  expect(edit.ok && edit.cart.lines).toMatchObject([{ id: line, quantity: 1, unitPrice: 400 }]);
});

test("a menu that changed is told and accepted for combos, too", () => {
  const cart = cartWithCombo();
  const dearer: PosMenu = {
    ...menu,
    items: new Map(menu.items).set(combo.id, { ...combo, price: cents(350) }),
  };
  const line: Uuid = uuidOf(1);
  expect(reviewCart(cart, menu).size).toBe(0);
  expect(reviewCart(cart, dearer).get(line)).toEqual({ kind: "price_changed", price: 350 });
  expect(acceptMenuPrice(cart, dearer, line).lines).toMatchObject([{ unitPrice: 350, parts: [{}, {}, {}] }]);
  const gone: PosMenu = {
    ...menu,
    items: new Map(menu.items).set(combo.id, { ...combo, combo: [drinks] }),
  };
  expect(reviewCart(cart, gone).get(line)).toEqual({ kind: "unavailable" });
});

test("a reload and a draft keep the parts with their notes", () => {
  const cart = withNote({ ...cartWithCombo(), diningOption: "takeaway" as const }, "sin azúcar");
  expect(readStoredCart(storedCartText({ cart, pending: null }))?.cart).toEqual(cart);
  const saved = savedCartOf(cart, menu);
  if (!saved) throw new Error("The cart has a line");
  const draft = { uuid: uuidOf(5), date: new Date(), cart: saved };
  expect(cartOfDraft(draft, menu, () => uuidOf(7)).lines[0]?.parts).toEqual(cart.lines[0]?.parts);
  expect(orderBody(cart, new Map())?.cart[0]?.parts).toEqual([
    { choice_id: 1, variant_id: null, addons_ids: [], notes: "sin azúcar" },
    { choice_id: 1, variant_id: null, addons_ids: [], notes: null },
    { choice_id: 3, variant_id: 1, addons_ids: [], notes: null },
  ]);
});

test("combos whose parts have other notes stay apart", () => {
  const cart = cartWithCombo();
  const noted = withNote(cart, "sin azúcar");
  expect(mergeEqualLines([...cart.lines, ...noted.lines])).toHaveLength(2);
  expect(mergeEqualLines([...noted.lines, ...noted.lines])).toMatchObject([{ quantity: 4 }]);
});

/** The cart with a note of the first part of each combo. */
function withNote(cart: Cart, note: string): Cart {
  const noted = cart.lines.map((line) => ({
    ...line,
    parts: line.parts?.map((part, index) => (index === 0 ? { ...part, notes: note } : part)),
  }));
  return { ...cart, lines: noted };
}
