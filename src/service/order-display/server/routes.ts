import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import { orderDisplay } from "../contract/order-display.ts";
import { readOrderDisplay } from "./order-display.ts";

export const orderDisplayRoutes: FeatureRoutes = (on) => {
  on(orderDisplay, ({ ctx, query }) => readOrderDisplay(ctx, query.tables === "yes"));
};
