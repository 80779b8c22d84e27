export { insertRefund } from "./refund-queries.ts";
export { readInvoice } from "./refundable.ts";
export { readRefundedAmounts, sessionRefunds } from "./session-refunds.ts";
