import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import * as contract from "../contract/refunds.ts";
import { listInvoices } from "./list-invoices.ts";
import { readRefundable } from "./read-refundable.ts";
import { refundSale } from "./refund-sale.ts";

/** Giving money back. */
export const refundRoutes: FeatureRoutes = (on) => {
  on(contract.listPaidInvoices, ({ ctx, query }) => listInvoices(ctx, query));
  on(contract.readRefundable, ({ ctx, params }) => readRefundable(ctx, params.invoiceId));
  on(contract.refundSale, ({ ctx, body }) => refundSale(ctx, body));
};
