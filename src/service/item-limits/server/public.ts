export { currentItemLimits, limitIn, remainingPortions } from "./change-item-limits.ts";
export { moveLinePortions, soldOut, takePortions } from "./line-portions.ts";
