export { writeManualSale } from "./manual/write-manual-sale.ts";
export { invoiceByOrders } from "./receipts/invoice-by-orders.ts";
export { sessionMoney } from "./sessions/session-money.ts";
export { writeFullPayment } from "./write-full-payment.ts";
