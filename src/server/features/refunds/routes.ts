import * as contract from "../../../contract/refunds.ts";
import type { FeatureRoutes } from "../../platform/http/build-app.ts";
import { giveCourtesy } from "./give-courtesy.ts";
import { listInvoices } from "./list-invoices.ts";
import { readRefundable } from "./read-refundable.ts";
import { refundSale } from "./refund-sale.ts";
import { removeCourtesy } from "./remove-courtesy.ts";

/** Giving money back, and giving dishes for free. */
export const refundRoutes: FeatureRoutes = (on) => {
  on(contract.listPaidInvoices, ({ ctx, query }) => listInvoices(ctx, query));
  on(contract.readRefundable, ({ ctx, params }) => readRefundable(ctx, params.invoiceId));
  on(contract.refundSale, ({ ctx, body }) => refundSale(ctx, body));
  on(contract.giveCourtesy, ({ ctx, params, body }) => giveCourtesy(ctx, params.itemId, body));
  on(contract.removeCourtesy, ({ ctx, params }) => removeCourtesy(ctx, params.itemId));
};
