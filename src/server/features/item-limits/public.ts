export { type LimitRow, selectLimits } from "./item-limit-queries.ts";
export { itemLimitViews, remainingPortions } from "./item-limit-view.ts";
