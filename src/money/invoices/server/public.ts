export { foundInvoices, refuseBlindSort, searchValues } from "./invoice-queries.ts";
export { readInvoiceOrders } from "./read-invoice-orders.ts";
