export { QrOrders } from "./qr-orders.tsx";
