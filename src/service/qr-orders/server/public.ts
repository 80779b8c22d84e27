export { markQrOrderProcessed, moveQrOrders, reopenQrOrderOf } from "./change-qr-orders.ts";
export { languageOfGuest, type MailedGuest } from "./language-of-guest.ts";
export { qrOrderCart } from "./list-qr-orders.ts";
export { lockQrOrders } from "./qr-order-queries.ts";
