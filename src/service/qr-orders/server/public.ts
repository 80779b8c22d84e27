export { markQrOrderProcessed } from "./mark-qr-order-processed.ts";
export { moveQrOrders } from "./move-qr-orders.ts";
export { qrOrderCart } from "./qr-order-cart.ts";
export { lockQrOrders } from "./qr-order-queries.ts";
export { reopenQrOrderOf } from "./restore-qr-order.ts";
