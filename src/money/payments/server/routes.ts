import * as codes from "#money/discounts/contract/discount-codes.ts";
import {
  addDiscountCode,
  changeDiscountCode,
  deleteDiscountCode,
  listDiscountCodes,
  restoreDiscountCode,
} from "#money/discounts/server/change-discount-codes.ts";
import { validateDiscount } from "#money/discounts/server/discount.ts";
import {
  exportItems as itemsFile,
  paymentStructure,
  previewItems as preview,
  runFiscalTest as runTest,
} from "#money/fiscal-test/contract/fiscal-preview.ts";
import { runTrialSale as runTrial } from "#money/fiscal-test/contract/trial-sale.ts";
import { exportItems, previewItems } from "#money/fiscal-test/server/preview-items.ts";
import { runFiscalTest } from "#money/fiscal-test/server/run-fiscal-test.ts";
import { runTrialSale } from "#money/fiscal-test/server/run-trial-sale.ts";
import { showPaymentStructure } from "#money/fiscal-test/server/show-payment-structure.ts";
import { invoiceReceipt, mailInvoice as mail, orderReceipt } from "#money/receipts/contract/receipts.ts";
import { readReceipt } from "#money/receipts/server/invoice-receipt.ts";
import { printOpenOrders } from "#money/receipts/server/print-open-orders.ts";
import { mailInvoice } from "#money/receipts/server/receipt-mail.ts";
import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import { readTableBill as tableBill } from "#service/orders/contract/guest-orders.ts";
import {
  payOrders as pay,
  paymentSummary,
  payPart as payOnePart,
  prevalidateCcf as prevalidate,
  undoPart as undo,
  validateDiscount as validate,
} from "../contract/payments.ts";
import { summarizePayment } from "./bill/summarize-payment.ts";
import { prevalidateCcf } from "./buyer/prevalidate-ccf.ts";
import { payPart } from "./parts/pay-part.ts";
import { undoPart } from "./parts/undo-part.ts";
import { payOrders } from "./pay-orders.ts";
import { readTableBill } from "./read-table-bill.ts";

export const paymentRoutes: FeatureRoutes = (on, deps) => {
  on(paymentSummary, ({ ctx, body }) => summarizePayment(ctx, body));
  on(pay, ({ ctx, body }) => payOrders(ctx, body, deps));
  on(payOnePart, ({ ctx, body }) => payPart(ctx, body, deps));
  on(undo, ({ ctx, body }) => undoPart(ctx, body));
  on(validate, ({ ctx, body }) => validateDiscount(ctx, body));
  on(codes.listDiscountCodes, ({ ctx }) => listDiscountCodes(ctx));
  on(codes.addDiscountCode, ({ ctx, body }) => addDiscountCode(ctx, body));
  on(codes.changeDiscountCode, ({ ctx, params, body }) =>
    changeDiscountCode(ctx, params.discountCodeId, body),
  );
  on(codes.deleteDiscountCode, ({ ctx, params }) => deleteDiscountCode(ctx, params.discountCodeId));
  on(codes.restoreDiscountCode, ({ ctx, params }) => restoreDiscountCode(ctx, params.discountCodeId));
  on(prevalidate, ({ ctx, body }) => prevalidateCcf(ctx, body));
  on(preview, ({ ctx, body }) => previewItems(ctx, body));
  on(runTest, ({ ctx, body }) => runFiscalTest(ctx, body));
  on(runTrial, ({ ctx, body }) => runTrialSale(ctx, body));
  on(itemsFile, ({ ctx, query }) => exportItems(ctx, query));
  on(paymentStructure, ({ ctx }) => showPaymentStructure(ctx));
  on(invoiceReceipt, ({ ctx, params }) => readReceipt(ctx, params.invoiceId));
  on(mail, ({ ctx, params, body }) => mailInvoice(ctx, params.invoiceId, body.to, deps));
  on(tableBill, ({ ctx, params: { qrcode, tableId } }) =>
    readTableBill({ db: deps.db, ctx }, { qrcode, locator: tableId }),
  );
  on(orderReceipt, ({ ctx, body }) => printOpenOrders(ctx, body.orderIds));
};
