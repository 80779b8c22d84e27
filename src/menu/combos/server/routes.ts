import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import { findComboParts as find, readCombo as read, saveCombo as save } from "../contract/combos.ts";
import { findComboParts, readCombo, saveCombo } from "./change-combos.ts";

export const comboRoutes: FeatureRoutes = (on) => {
  on(read, ({ ctx, params }) => readCombo(ctx, params.itemId));
  on(save, ({ ctx, params, body }) => saveCombo(ctx, params.itemId, body));
  on(find, ({ ctx, query }) => findComboParts(ctx, query.q));
};
