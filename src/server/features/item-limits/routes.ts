import { limitItem as limit, listItemLimits as list } from "../../../contract/item-limits.ts";
import { setAvailability } from "../../../contract/public-api/menu.ts";
import type { FeatureRoutes } from "../../platform/http/build-app.ts";
import { limitByProgram } from "./limit-by-program.ts";
import { limitItem } from "./limit-item.ts";
import { listItemLimits } from "./list-item-limits.ts";

export const itemLimitRoutes: FeatureRoutes = (on) => {
  on(list, ({ ctx }) => listItemLimits(ctx));
  on(setAvailability, ({ ctx, params, body }) => limitByProgram(ctx, params.itemId, body));
  on(limit, ({ ctx, params, body }) => limitItem(ctx, params.itemId, body));
};
