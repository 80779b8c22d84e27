export { insertRefund } from "./refund-queries.ts";
export { readInvoice } from "./refundable.ts";
export { refundedOf, sessionRefunds } from "./session-refunds.ts";
