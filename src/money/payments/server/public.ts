export { invoiceByOrders } from "#money/receipts/server/invoice-by-orders.ts";
export { sessionMoney } from "./session-money.ts";
export { writeManualSale } from "./write-manual-sale.ts";
export { writeFullPayment } from "./write-payment.ts";
