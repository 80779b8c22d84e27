export { InvoiceParts } from "./invoice-orders.tsx";
