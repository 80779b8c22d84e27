import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import { processQrOrder as process } from "#service/qr-orders/contract/qr-orders.ts";
import { createOrder } from "../../contract/create-order.ts";
import { sendCart } from "./make-order.ts";
import { processQrOrder } from "./process-qr-order.ts";

/** Where orders come into being: a cart of a till, or what a guest ordered. */
export const creatingRoutes: FeatureRoutes = (on) => {
  on(createOrder, ({ ctx, body }) => sendCart(ctx, body));
  on(process, ({ ctx, params }) => processQrOrder(ctx, params.id));
};
