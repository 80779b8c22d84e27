export { invoiceByOrders } from "#money/receipts/server/invoice-by-orders.ts";
export { writeManualSale } from "./manual/write-manual-sale.ts";
export { sessionMoney } from "./sessions/session-money.ts";
export { writeFullPayment } from "./write-full-payment.ts";
