import { setUnitCost as definition } from "../../../contract/menu/recipes.ts";
import type { FeatureRoutes } from "../../platform/http/build-app.ts";
import { setUnitCost } from "./set-unit-cost.ts";

export const inventoryRoutes: FeatureRoutes = (on) => {
  on(definition, ({ ctx, params, body }) => setUnitCost(ctx, params.id, body.unit_cost));
};
