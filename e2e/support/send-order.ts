import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import { type OrderId, toUuid } from "#platform/domain/ids.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { createOrder } from "#service/orders/contract/create-order.ts";
import { completeOrders } from "#service/orders/contract/orders.ts";
import { callRoute } from "./device.ts";
import type { Restaurant } from "./restaurant.ts";

type Cart = BodyOf<typeof createOrder>;
type Line = Cart["cart"][number];

const line = (of: Pick<Line, "id" | "price"> & Partial<Line>): Line => ({
  uuid: toUuid(randomUUID()),
  quantity: 1,
  notes: null,
  variant_id: null,
  addons_ids: [],
  ...of,
});

/** Dishes of the small restaurant as cart lines. */
export const dishes = {
  carne: ({ items }: Restaurant, quantity = 1) => line({ id: items.carne.id, price: cents(650), quantity }),
  quesadilla: ({ items }: Restaurant, quantity = 1) =>
    line({ id: items.quesadilla.id, price: cents(200), quantity }),
  horchata: ({ items }: Restaurant, quantity = 1) =>
    line({ id: items.horchata.id, price: cents(150), quantity }),
} as const;

/** Sends dishes from another device, at the first table unless told otherwise. */
export function sendOrder(
  device: APIRequestContext,
  { tables }: Restaurant,
  cart: readonly Line[],
  rest: Partial<Cart> = {},
): Promise<ResponseOf<typeof createOrder>> {
  const body: Cart = {
    uuid: toUuid(randomUUID()),
    cart: [...cart],
    deliveryType: "dinein",
    customerType: "WALKIN",
    customerId: null,
    tableId: tables[0],
    selectedQrOrderItem: null,
    ...rest,
  };
  return callRoute(device, createOrder, { body });
}

/** Says from another device that everything of an order is ready. */
export async function complete(device: APIRequestContext, orderId: OrderId): Promise<void> {
  await callRoute(device, completeOrders, { body: { orderIds: [orderId] } });
}
