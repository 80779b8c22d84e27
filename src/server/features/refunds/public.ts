export { refundedOf, sessionRefunds } from "./session-refunds.ts";
