export { orderedLine, waitingLine } from "./guest-lines.ts";
export { openOrdersAt, waitingLines, waitingOrdersAt } from "./guests-orders-at.ts";
