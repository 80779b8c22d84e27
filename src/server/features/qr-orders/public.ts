export { moveQrOrders } from "./move-qr-orders.ts";
export { qrOrderCart } from "./qr-order-cart.ts";
export { lockQrOrder } from "./qr-order-queries.ts";
export { settleQrOrder } from "./settle-qr-order.ts";
