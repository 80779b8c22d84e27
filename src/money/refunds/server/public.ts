export { invoiceState } from "./list-invoices.ts";
export { insertRefund, readRefundedAmounts, sessionRefunds } from "./refund-queries.ts";
export { readRefundableInvoice } from "./refundable.ts";
