import { orderReceipt, payOrders as pay, paymentSummary } from "../../../contract/orders.ts";
import type { FeatureRoutes } from "../../platform/http/build-app.ts";
import { payOrders } from "./pay-orders.ts";
import { printOpenOrders } from "./print-open-orders.ts";
import { summarizePayment } from "./summarize-payment.ts";

export const paymentRoutes: FeatureRoutes = (on) => {
  on(paymentSummary, ({ ctx, body }) => summarizePayment(ctx, body.orderIds));
  on(pay, ({ ctx, body }) => payOrders(ctx, body));
  on(orderReceipt, ({ ctx, body }) => printOpenOrders(ctx, body.orderIds));
};
