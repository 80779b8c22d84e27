export { moveQrOrders } from "./move-qr-orders.ts";
export { type LockedQrOrder, lockQrOrder, type QrLineRow, selectQrLines } from "./qr-order-queries.ts";
