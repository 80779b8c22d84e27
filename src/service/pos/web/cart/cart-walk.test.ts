import fc from "fast-check";
import { expect, inject, test } from "vitest";
import { findShortages } from "#inventory/inventory/domain/recipe.ts";
import { toId } from "#platform/domain/ids.ts";
import { type Cart, EMPTY_CART, LINE_QUANTITY_MAX } from "#service/cart/domain/cart.ts";
import { mergeEqualLines, putLineBack, removeLine, setNotes } from "#service/cart/domain/edit-cart.ts";
import { exampleMenu, itemOf, uuidOf } from "../menu/example-menu.ts";
import { reviewCart } from "./cart-review.ts";
import { addItem, cartRequirement, changeQuantity, piecesByItem } from "./cart-stock.ts";

const COFFEE = toId<"MenuItem">(2);
const COFFEES = 5;

/** Cheese for four pupusas, five portions of coffee: what a busy hand reaches soon. */
const menu = {
  ...exampleMenu(),
  limits: new Map([[COFFEE, { remaining: COFFEES, until: null }]]),
};
const items = [itemOf(menu, "Pupusa de queso"), itemOf(menu, "Café")];

/** One action at a till. */
const cartAction = fc.oneof(
  fc.record({ kind: fc.constant("add" as const), item: fc.nat(1), variant: fc.nat(1), addons: fc.nat(3) }),
  fc.record({ kind: fc.constant("set" as const), line: fc.nat(5), quantity: fc.integer({ min: 0, max: 8 }) }),
  fc.record({
    kind: fc.constant("note" as const),
    line: fc.nat(5),
    notes: fc.constantFrom("", "sin sal", "tibio"),
  }),
  fc.record({ kind: fc.constant("undo" as const), line: fc.nat(5), place: fc.nat(5) }),
);
type CartAction = typeof cartAction extends fc.Arbitrary<infer Value> ? Value : never;

function applyAction(cart: Cart, action: CartAction, turn: number): Cart {
  if (action.kind === "add") return withItem(cart, action, turn);
  const line = cart.lines[action.line % Math.max(cart.lines.length, 1)];
  if (!line) return cart;
  if (action.kind === "set") {
    const edit = changeQuantity(cart, menu, line.id, action.quantity);
    return edit.ok ? edit.cart : cart;
  }
  if (action.kind === "undo") return putLineBack(removeLine(cart, line.id), line, action.place, cart.id);
  const noted = setNotes(cart, line.id, action.notes);
  return noted.ok ? noted.cart : cart;
}

function withItem(cart: Cart, action: CartAction & { kind: "add" }, turn: number): Cart {
  const item = items[action.item];
  if (!item) return cart;
  const choice = {
    variant: item.variants[action.variant % Math.max(item.variants.length, 1)] ?? null,
    addons: item.addons.filter((_, index) => (action.addons & (1 << index)) !== 0),
  };
  const edit = addItem(cart, menu, { item, choice, ids: { line: uuidOf(turn), cart: uuidOf(999) } });
  return edit.ok ? edit.cart : cart;
}

/** Coffee after coffee until the countdown says no. */
function untilRefused(cart: Cart, turn: number): Cart {
  const next = withItem(cart, { kind: "add", item: 1, variant: 0, addons: 0 }, turn);
  return next === cart ? cart : untilRefused(next, turn + 1);
}

function expectSendable(cart: Cart): void {
  expect(findShortages(cartRequirement(cart.lines, menu), menu.levels)).toEqual([]);
  for (const [id, pieces] of piecesByItem(cart.lines))
    expect(pieces).toBeLessThanOrEqual(menu.limits.get(id)?.remaining ?? Number.POSITIVE_INFINITY);
  expect(mergeEqualLines(cart.lines)).toEqual(cart.lines);
  expect(new Set(cart.lines.map((line) => line.id)).size).toBe(cart.lines.length);
  for (const { quantity } of cart.lines) {
    expect(quantity).toBeGreaterThan(0);
    expect(quantity).toBeLessThanOrEqual(LINE_QUANTITY_MAX);
  }
  expect(reviewCart(cart, menu).size).toBe(0);
}

test("whatever hands do, the cart can be sent", () => {
  fc.assert(
    fc.property(
      fc.array(cartAction, { maxLength: 40 }),
      fc.array(cartAction, { maxLength: 10 }),
      (before, then) => {
        const walked = before.reduce(applyAction, EMPTY_CART);
        // The walk is worth something only when it comes to the end of what there is: coffee until no more is given.
        const soldOut = untilRefused(walked, 100);
        expect(piecesByItem(soldOut.lines).get(COFFEE)).toBe(COFFEES);
        const continued = then.reduce((cart, action, turn) => applyAction(cart, action, 200 + turn), soldOut);
        for (const cart of [walked, soldOut, continued]) expectSendable(cart);
      },
    ),
    { numRuns: 300 * inject("chance").times },
  );
});
