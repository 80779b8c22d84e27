import { expect, test } from "vitest";
import { toId, toUuid } from "#platform/domain/ids.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { EMPTY_CART } from "#service/cart/domain/cart.ts";
import { chooseSource, chooseTable } from "#service/cart/domain/edit-cart.ts";
import { addItem } from "../cart/cart-stock.ts";
import { exampleInit, uuidOf } from "../menu/example-menu.ts";
import { posMenu } from "../menu/pos-menu.ts";
import { cartOfDraft, cartOfQrOrder, savedCartOf } from "./saved-cart.ts";

const menu = posMenu(exampleInit());
const pupusa = menu.items.get(toId<"MenuItem">(1));
let next = 50;
const newId = () => {
  next += 1;
  return uuidOf(next);
};

function aCart() {
  if (!pupusa) throw new Error("The example menu has a pupusa");
  const table = chooseTable(EMPTY_CART, toId<"Table">(4));
  const ids = { line: uuidOf(1), cart: uuidOf(9) };
  const edit = addItem(table, menu, { item: pupusa, choice: { variant: null, addons: [], notes: "x" }, ids });
  if (!edit.ok) throw new Error("There is stock for one");
  return chooseSource(edit.cart, "delivery_platform", " A-17 ");
}

test("a draft gives back the cart it was made of, under uuids of its own", () => {
  const cart = aCart();
  const saved = savedCartOf(cart, menu);
  if (!saved) throw new Error("A cart with a line is kept");
  const draft = { uuid: toUuid("00000000-0000-4000-8000-0000000000aa"), date: new Date(0), cart: saved };
  const loaded = cartOfDraft(draft, menu, newId);
  expect(loaded.externalNumber).toBe("A-17");
  expect(loaded.id).not.toBe(cart.id);
  expect(loaded.lines[0]?.id).not.toBe(cart.lines[0]?.id);
  const same = {
    ...loaded,
    id: cart.id,
    draftId: null,
    draftDate: null,
    lines: loaded.lines.map((line) => ({ ...line, id: uuidOf(1) })),
  };
  expect(same).toEqual({ ...cart, holds: [] });
  expect(loaded).toMatchObject({ draftId: draft.uuid, draftDate: draft.date });
});

test("a draft keeps with which course a dish is served, and what somebody held or sent", () => {
  const cart = aCart();
  const served = {
    ...cart,
    diningOption: "dinein" as const,
    lines: cart.lines.map((line) => ({ ...line, course: 2 })),
    holds: [
      { course: 2, hold: false },
      { course: 3, hold: true },
    ],
  };
  const saved = savedCartOf(served, menu);
  if (!saved) throw new Error("A cart with a line is kept");
  const uuid = toUuid("00000000-0000-4000-8000-0000000000aa");
  const loaded = cartOfDraft({ uuid, date: new Date(0), cart: saved }, menu, newId);
  expect(loaded.lines[0]?.course).toBe(2);
  expect(loaded.holds).toEqual([{ course: 2, hold: false }]);
});

test("an empty cart is not kept", () => {
  expect(savedCartOf(EMPTY_CART, menu)).toBeNull();
});

test("a guests' order is loaded at its table, at the prices the guest saw", () => {
  const saved = savedCartOf(aCart(), menu);
  if (!saved) throw new Error("A cart with a line is kept");
  const items = saved.lines.map((line) => ({ ...line, price: cents(99) }));
  const order = {
    id: toId<"QrOrder">(3),
    date: new Date(0),
    table_id: null,
    table_title: null,
    delivery_type: "takeaway" as const,
    guest_name: null,
    guest_phone: null,
    guest_address: null,
    invoice_type: null,
    phone_id: null,
    phone_standing: null,
    items,
  };
  const cart = cartOfQrOrder(order, menu, newId);
  expect(cart).toMatchObject({ diningOption: "takeaway", qrOrderId: 3, source: "qr", tableId: null });
  expect(cart.lines[0]?.unitPrice).toBe(99);
});
