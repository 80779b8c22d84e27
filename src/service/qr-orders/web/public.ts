export { QrOrders } from "./qr-orders.tsx";
export { qrOrdersQuery } from "./qr-orders-api.ts";
export { QrOrdersButton } from "./qr-orders-button.tsx";
export { QrOrdersDialog } from "./qr-orders-dialog.tsx";
