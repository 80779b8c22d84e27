import { paymentStructure, previewItems as preview } from "../../../contract/fiscal-preview.ts";
import {
  payOrders as pay,
  paymentSummary,
  payPart as payOnePart,
  prevalidateCcf as prevalidate,
  undoPart as undo,
  validateDiscount as validate,
} from "../../../contract/payments.ts";
import { orderReceipt } from "../../../contract/receipts.ts";
import type { FeatureRoutes } from "../../platform/http/build-app.ts";
import { payOrders } from "./pay-orders.ts";
import { payPart } from "./pay-part.ts";
import { prevalidateCcf } from "./prevalidate-ccf.ts";
import { previewItems } from "./preview-items.ts";
import { printOpenOrders } from "./print-open-orders.ts";
import { showPaymentStructure } from "./show-payment-structure.ts";
import { summarizePayment } from "./summarize-payment.ts";
import { undoPart } from "./undo-part.ts";
import { validateDiscount } from "./validate-discount.ts";

export const paymentRoutes: FeatureRoutes = (on, deps) => {
  on(paymentSummary, ({ ctx, body }) => summarizePayment(ctx, body));
  on(pay, ({ ctx, body }) => payOrders(ctx, body, deps));
  on(payOnePart, ({ ctx, body }) => payPart(ctx, body, deps));
  on(undo, ({ ctx, body }) => undoPart(ctx, body));
  on(validate, ({ ctx, body }) => validateDiscount(ctx, body));
  on(prevalidate, ({ ctx, body }) => prevalidateCcf(ctx, body));
  on(preview, ({ ctx, body }) => previewItems(ctx, body));
  on(paymentStructure, ({ ctx }) => showPaymentStructure(ctx));
  on(orderReceipt, ({ ctx, body }) => printOpenOrders(ctx, body.orderIds));
};
