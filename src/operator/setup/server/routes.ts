import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import * as contract from "../contract/setup-guide.ts";
import { readSetup, startWithMenu } from "./setup.ts";

export const setupRoutes: FeatureRoutes = (on) => {
  on(contract.readSetup, ({ ctx }) => readSetup(ctx));
  on(contract.startWithMenu, ({ ctx, body }) => startWithMenu(ctx, body));
};
