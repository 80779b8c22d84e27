import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import { posInit } from "../contract/pos.ts";
import { startTill } from "./start-till.ts";
import { tillState } from "./till-state.ts";

export const posRoutes: FeatureRoutes = (on) => {
  on(
    posInit,
    ({ ctx }) => startTill(ctx),
    ({ ctx }) => tillState(ctx),
  );
};
