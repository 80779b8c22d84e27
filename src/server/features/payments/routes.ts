import { paymentStructure, previewItems as preview } from "../../../contract/fiscal-preview.ts";
import {
  payOrders as pay,
  paymentSummary,
  payPart as payOnePart,
  prevalidateCcf as prevalidate,
  undoPart as undo,
  validateDiscount as validate,
} from "../../../contract/payments.ts";
import { invoiceReceipt, mailInvoice as mail, orderReceipt } from "../../../contract/receipts.ts";
import type { FeatureRoutes } from "../../platform/http/build-app.ts";
import { summarizePayment } from "./bill/summarize-payment.ts";
import { prevalidateCcf } from "./buyer/prevalidate-ccf.ts";
import { validateDiscount } from "./discounts/validate-discount.ts";
import { previewItems } from "./fiscal-preview/preview-items.ts";
import { showPaymentStructure } from "./fiscal-preview/show-payment-structure.ts";
import { payPart } from "./parts/pay-part.ts";
import { undoPart } from "./parts/undo-part.ts";
import { payOrders } from "./pay-orders.ts";
import { mailInvoice } from "./receipts/mail-invoice.ts";
import { printOpenOrders } from "./receipts/print-open-orders.ts";
import { readReceipt } from "./receipts/read-receipt.ts";

export const paymentRoutes: FeatureRoutes = (on, deps) => {
  on(paymentSummary, ({ ctx, body }) => summarizePayment(ctx, body));
  on(pay, ({ ctx, body }) => payOrders(ctx, body, deps));
  on(payOnePart, ({ ctx, body }) => payPart(ctx, body, deps));
  on(undo, ({ ctx, body }) => undoPart(ctx, body));
  on(validate, ({ ctx, body }) => validateDiscount(ctx, body));
  on(prevalidate, ({ ctx, body }) => prevalidateCcf(ctx, body));
  on(preview, ({ ctx, body }) => previewItems(ctx, body));
  on(paymentStructure, ({ ctx }) => showPaymentStructure(ctx));
  on(invoiceReceipt, ({ ctx, params }) => readReceipt(ctx, params.invoiceId));
  on(mail, ({ ctx, params, body }) => mailInvoice(ctx, params.invoiceId, body.to, deps));
  on(orderReceipt, ({ ctx, body }) => printOpenOrders(ctx, body.orderIds));
};
