export { foundInvoices } from "./invoice-list.ts";
export { readInvoiceOrders } from "./read-invoice-orders.ts";
export { searchValues } from "./search-values.ts";
