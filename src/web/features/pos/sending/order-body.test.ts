import { expect, test } from "vitest";
import { createOrder } from "../../../../contract/create-order.ts";
import { cartLine, EMPTY_CART } from "../../../../domain/cart/cart.ts";
import { addLine, chooseDiningOption, chooseSource, chooseTable } from "../../../../domain/cart/edit-cart.ts";
import { toId } from "../../../../domain/ids.ts";
import { exampleMenu, itemOf, uuidOf } from "../menu/example-menu.ts";
import { orderBody } from "./order-body.ts";

const coffee = itemOf(exampleMenu(), "Café");
const line = cartLine(uuidOf(1), coffee, {
  variant: coffee.variants[1] ?? null,
  addons: coffee.addons,
  notes: "tibio",
});
const cart = addLine(chooseTable(EMPTY_CART, toId<"Table">(4)), line, uuidOf(9));

test("the body is what the contract takes, with shown prices, choices and the cart's uuid", () => {
  const body = orderBody(cart);
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

test("only dining in sends a table", () => {
  const takeaway = { ...chooseDiningOption(cart, "takeaway"), tableId: toId<"Table">(4) };
  expect(orderBody(takeaway)?.tableId).toBeNull();
});

test("a seat travels with its line, while the party dines in", () => {
  const seated = { ...cart, lines: [{ ...line, seat: 2 }] };
  expect(orderBody(seated)?.cart[0]?.seat).toBe(2);
  expect(orderBody(chooseDiningOption(seated, "takeaway"))?.cart[0]?.seat).toBeUndefined();
});

test("the source travels with the platform's number, when one was chosen", () => {
  const body = orderBody(chooseSource(cart, "delivery_platform", "A-17"));
  expect(body).toMatchObject({
    deliveryType: "delivery",
    source: "delivery_platform",
    externalNumber: "A-17",
  });
  expect(orderBody(cart)?.source).toBeUndefined();
});

test("an empty cart and one without a dining option have no body", () => {
  expect(orderBody(EMPTY_CART)).toBeNull();
  expect(orderBody({ ...cart, diningOption: null })).toBeNull();
});
