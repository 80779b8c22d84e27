import type { StaffContext } from "../../../platform/http/context.ts";
import { makeOrder, type OrderAnswer, type SentCart } from "./make-order.ts";

/** Sends a cart to its stations as one order, in one transaction. */
export function sendCart(ctx: StaffContext, cart: SentCart): Promise<OrderAnswer> {
  return ctx.inTenant((tx) => makeOrder(tx, ctx, cart));
}
