import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import { posInit } from "../contract/pos.ts";
import { startTill, tillState } from "./start-till.ts";

export const posRoutes: FeatureRoutes = (on) => {
  on(
    posInit,
    ({ ctx }) => startTill(ctx),
    ({ ctx }) => tillState(ctx),
  );
};
