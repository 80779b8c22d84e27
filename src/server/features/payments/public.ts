export { newBill } from "./bill/bill.ts";
export { invoiceByOrders } from "./receipts/invoice-by-orders.ts";
export { sessionPayments } from "./sessions/session-payments.ts";
export { sessionTakings } from "./sessions/session-takings.ts";
export { writeFullPayment } from "./write-full-payment.ts";
