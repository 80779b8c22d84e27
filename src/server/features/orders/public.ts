export { changeLines } from "./change-lines.ts";
export { acknowledgeLineChanges, waitingLineChanges } from "./line-change-queries.ts";
export { moveLine } from "./move-line.ts";
export { orderView } from "./order-view.ts";
export { lockLines, lockOrders, readOrders } from "./read-orders.ts";
export { refusePartlyPaid } from "./refuse-partly-paid.ts";
export { returnToStock } from "./return-to-stock.ts";
export { settleOrders } from "./settle-orders.ts";
export { splitLine } from "./split-line.ts";
