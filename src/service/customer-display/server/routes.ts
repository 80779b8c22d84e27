import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import { customerWelcome } from "../contract/customer-display.ts";
import { readWelcome } from "./read-welcome.ts";

export const customerDisplayRoutes: FeatureRoutes = (on) => {
  on(customerWelcome, ({ ctx }) => readWelcome(ctx));
};
