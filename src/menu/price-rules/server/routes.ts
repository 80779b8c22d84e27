import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import * as routes from "../contract/price-rules.ts";
import {
  addPriceRule,
  archivePriceRule,
  changePriceRule,
  listPriceRules,
  orderPriceRules,
  restorePriceRule,
  switchPriceRule,
} from "./change-price-rules.ts";
import { readHours, readOfferedMenu, setHours } from "./offer-hours.ts";

export const priceRuleRoutes: FeatureRoutes = (on) => {
  on(routes.listPriceRules, ({ ctx }) => listPriceRules(ctx));
  on(routes.readOfferedMenu, ({ ctx }) => readOfferedMenu(ctx));
  on(routes.addPriceRule, ({ ctx, body }) => addPriceRule(ctx, body));
  on(routes.changePriceRule, ({ ctx, params, body }) => changePriceRule(ctx, params.ruleId, body));
  on(routes.switchPriceRule, ({ ctx, params, body }) => switchPriceRule(ctx, params.ruleId, body.is_active));
  on(routes.orderPriceRules, ({ ctx, body }) => orderPriceRules(ctx, body.ids));
  on(routes.deletePriceRule, ({ ctx, params }) => archivePriceRule(ctx, params.ruleId));
  on(routes.restorePriceRule, ({ ctx, params }) => restorePriceRule(ctx, params.ruleId));
  on(routes.readCategoryHours, ({ ctx, params }) => readHours(ctx, params));
  on(routes.setCategoryHours, ({ ctx, params, body }) => setHours(ctx, params, body));
  on(routes.readItemHours, ({ ctx, params }) => readHours(ctx, params));
  on(routes.setItemHours, ({ ctx, params, body }) => setHours(ctx, params, body));
};
