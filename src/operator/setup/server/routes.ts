import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import * as contract from "../contract/setup-guide.ts";
import { readSetup } from "./read-setup.ts";
import { startWithMenu } from "./start-with-menu.ts";

/** What a new restaurant begins with. */
export const setupRoutes: FeatureRoutes = (on) => {
  on(contract.readSetup, ({ ctx }) => readSetup(ctx));
  on(contract.startWithMenu, ({ ctx, body }) => startWithMenu(ctx, body));
};
