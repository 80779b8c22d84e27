export { foundInvoices } from "./invoice-list.ts";
export { readInvoiceOrders } from "./read-invoice-orders.ts";
export { refuseBlindSort } from "./refuse-blind-sort.ts";
export { searchValues } from "./search-values.ts";
