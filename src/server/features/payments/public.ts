export { newBill } from "./bill.ts";
export { sessionPayments } from "./session-payments.ts";
export { sessionTakings } from "./session-takings.ts";
export { writeWhole } from "./write-whole.ts";
