export type { LimitRow } from "./item-limit-queries.ts";
export { currentItemLimits, remainingPortions } from "./item-limit-view.ts";
export { moveLinePortions } from "./move-line-portions.ts";
export { takePortions } from "./take-portions.ts";
