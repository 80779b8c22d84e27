export { chargeOrders } from "./closing/charge-orders.ts";
export { changeLines } from "./lines/change-lines.ts";
export { claimLines } from "./lines/claim-lines.ts";
export { lockLines, readOrders } from "./reading/read-orders.ts";
