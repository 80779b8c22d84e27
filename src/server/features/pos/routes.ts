import { createOrder, posInit } from "../../../contract/pos.ts";
import type { FeatureRoutes } from "../../platform/http/build-app.ts";
import { sendCart } from "./send-cart.ts";
import { startTill } from "./start-till.ts";

export const posRoutes: FeatureRoutes = (on) => {
  on(posInit, ({ ctx }) => startTill(ctx));
  on(createOrder, ({ ctx, body }) => sendCart(ctx, body));
};
