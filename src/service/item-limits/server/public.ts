export { currentItemLimits, remainingPortions } from "./item-limit-view.ts";
export { limitIn } from "./limit-item.ts";
export { moveLinePortions } from "./move-line-portions.ts";
export { soldOut } from "./sold-out.ts";
export { takePortions } from "./take-portions.ts";
