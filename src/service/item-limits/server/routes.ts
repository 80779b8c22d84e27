import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import { limitItem as limit, listItemLimits as list } from "../contract/item-limits.ts";
import { limitItem, listItemLimits } from "./change-item-limits.ts";

export const itemLimitRoutes: FeatureRoutes = (on) => {
  on(list, ({ ctx }) => listItemLimits(ctx));
  on(limit, ({ ctx, params, body }) => limitItem(ctx, params.itemId, body));
};
