import { expect, test } from "vitest";
import { NO_TAX } from "#core/pricing/domain/tax-type.ts";
import { toId } from "#platform/domain/ids.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { cartLine, EMPTY_CART } from "#service/cart/domain/cart.ts";
import { addLine, chooseDiningOption, chooseSource, chooseTable } from "#service/cart/domain/edit-cart.ts";
import { createOrder } from "#service/orders/contract/create-order.ts";
import type { CoursesOfLines } from "../courses/courses-of.ts";
import { exampleMenu, itemOf, uuidOf } from "../menu/example-menu.ts";
import { orderBody } from "./use-send-cart.ts";

const NONE: CoursesOfLines = new Map();
const coffee = itemOf(exampleMenu(), "Café");
const line = cartLine(uuidOf(1), coffee, {
  variant: coffee.variants[1] ?? null,
  addons: coffee.addons,
  notes: "tibio",
});
const cart = addLine(chooseTable(EMPTY_CART, toId<"Table">(4)), line, uuidOf(9));

test("the body is what the contract takes, with shown prices and choices", () => {
  const body = orderBody(cart, NONE);
  expect(createOrder.body.encode(body ?? expect.fail("a cart with a line has a body"))).toEqual({
    uuid: uuidOf(9),
    cart: [
      { uuid: uuidOf(1), id: 2, quantity: 1, price: 3, notes: "tibio", variant_id: 2, addons_ids: [1, 2] },
    ],
    deliveryType: "dinein",
    customerType: "WALKIN",
    customerId: null,
    tableId: 4,
    selectedQrOrderItem: null,
    draft: null,
  });
});

test("the course of a line travels with it and whether it is held", () => {
  const plain = orderBody(cart, new Map([[line.id, { course: 2, hold: true }]]));
  expect(plain?.cart[0]).toMatchObject({ course: 2, hold: true });
  const part = { choiceId: toId<"ComboChoice">(1), itemId: coffee.id, title: "", variant: null, addons: [] };
  const combo = { ...line, parts: [{ ...part, extra: cents(0), listPrice: cents(100), tax: NO_TAX }] };
  const served = new Map([[line.id, { course: 2, hold: true, parts: [true] }]]);
  const [sent] = orderBody({ ...cart, lines: [combo] }, served)?.cart ?? [];
  expect(sent).not.toHaveProperty("course");
  expect(sent?.parts).toMatchObject([{ choice_id: 1, hold: true }]);
});

test("only dining in sends a table", () => {
  const takeaway = { ...chooseDiningOption(cart, "takeaway"), tableId: toId<"Table">(4) };
  expect(orderBody(takeaway, NONE)?.tableId).toBeNull();
});

test("a seat travels with its line, while the party dines in", () => {
  const seated = { ...cart, lines: [{ ...line, seat: 2 }] };
  expect(orderBody(seated, NONE)?.cart[0]?.seat).toBe(2);
  expect(orderBody(chooseDiningOption(seated, "takeaway"), NONE)?.cart[0]?.seat).toBeUndefined();
});

test("the source travels with the platform's number, when one was chosen", () => {
  const body = orderBody(chooseSource(cart, "delivery_platform", "A-17"), NONE);
  expect(body).toMatchObject({
    deliveryType: "delivery",
    source: "delivery_platform",
    externalNumber: "A-17",
  });
  expect(orderBody(cart, NONE)?.source).toBeUndefined();
});

test("an empty cart and one without a dining option have no body", () => {
  expect(orderBody(EMPTY_CART, NONE)).toBeNull();
  expect(orderBody({ ...cart, diningOption: null }, NONE)).toBeNull();
});
