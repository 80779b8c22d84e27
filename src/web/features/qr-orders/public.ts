export { QrOrders } from "./qr-orders.tsx";
export { QrOrdersButton } from "./qr-orders-button.tsx";
export { QrOrdersDialog } from "./qr-orders-dialog.tsx";
export { qrOrdersQuery } from "./qr-orders-query.ts";
