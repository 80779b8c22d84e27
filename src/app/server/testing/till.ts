import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { aSmallRestaurant, type SmallRestaurant } from "#db/seeds/small-restaurant.ts";
import { createOrder } from "#service/orders/contract/create-order.ts";
import { aPerson, type Person } from "./sessions.ts";
import { type Reply, type TestServer, testServer } from "./test-server.ts";

export type CartBody = z.input<typeof createOrder.body>;
export type CartLineBody = CartBody["cart"][number];

/** A cart line as the web app sends it, prices in dollars; one horchata unless told. */
export function aLine(line: Pick<CartLineBody, "id" | "price"> & Partial<CartLineBody>): CartLineBody {
  return { uuid: randomUUID(), quantity: 1, notes: null, variant_id: null, addons_ids: [], ...line };
}

/** A takeaway cart of a walk-in customer unless told. */
export function aCart(cart: readonly CartLineBody[], rest: Partial<CartBody> = {}): CartBody {
  return {
    uuid: randomUUID(),
    cart: [...cart],
    deliveryType: "takeaway",
    customerType: "WALKIN",
    customerId: null,
    tableId: null,
    selectedQrOrderItem: null,
    ...rest,
  };
}

export interface Till {
  readonly server: TestServer;
  readonly small: SmallRestaurant;
  readonly waiter: Person;
  send(cart: CartBody, headers?: Record<string, string>): Promise<Reply<typeof createOrder>>;
}

/** A small restaurant of its own with a waiter at its till; on the shared server unless told. */
export async function aTill(on?: TestServer): Promise<Till> {
  const server = on ?? (await testServer());
  const small = await aSmallRestaurant(server.db);
  const waiter = await aPerson(server, small.tenantId, { scope: ["POS"] });
  return {
    server,
    small,
    waiter,
    send: (body, headers = {}) => waiter.call(createOrder, { body, headers }),
  };
}
