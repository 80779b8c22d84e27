import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import {
  claimDishes as claim,
  readTray as read,
  releaseDishes as release,
  serveDishes as serve,
} from "../contract/tray.ts";
import { claimDishes, releaseDishes, serveDishes } from "./carry-dishes.ts";
import { readTray } from "./read-tray.ts";

export const trayRoutes: FeatureRoutes = (on) => {
  on(read, ({ ctx }) => readTray(ctx));
  on(claim, ({ ctx, body }) => claimDishes(ctx, body.lineIds));
  on(release, ({ ctx, body }) => releaseDishes(ctx, body.lineIds));
  on(serve, ({ ctx, body }) => serveDishes(ctx, body.lineIds));
};
