export { refusePartlyPaid } from "./closing/refuse-partly-paid.ts";
export { settleOrders } from "./closing/settle-orders.ts";
export { changeLines } from "./lines/change-lines.ts";
export { moveLine } from "./lines/move-line.ts";
export { splitLine } from "./lines/split-line.ts";
export { orderView } from "./reading/order-view.ts";
export { lockLines, lockOrders, readOrders } from "./reading/read-orders.ts";
