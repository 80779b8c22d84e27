export { chargeOrders } from "./closing/complete-orders.ts";
export { changeLines, claimLines } from "./lines/change-lines.ts";
export { lockLines, readOrders } from "./reading/read-orders.ts";
