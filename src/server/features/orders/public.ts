export { moveLine } from "./move-line.ts";
export { orderView } from "./order-view.ts";
export { lockOrders, readOrders } from "./read-orders.ts";
export { settleOrders } from "./settle-orders.ts";
