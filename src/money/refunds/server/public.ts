export { invoiceState } from "./invoice-state.ts";
export { insertRefund } from "./refund-queries.ts";
export { readRefundableInvoice } from "./refundable.ts";
export { readRefundedAmounts, sessionRefunds } from "./session-refunds.ts";
