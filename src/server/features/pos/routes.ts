import { posInit } from "../../../contract/pos.ts";
import type { FeatureRoutes } from "../../platform/http/feature-routes.ts";
import { startTill } from "./start-till.ts";
import { tillState } from "./till-state.ts";

export const posRoutes: FeatureRoutes = (on) => {
  on(
    posInit,
    ({ ctx }) => startTill(ctx),
    ({ ctx }) => tillState(ctx),
  );
};
