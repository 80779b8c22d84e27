import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import * as contract from "../contract/refunds.ts";
import { paidInvoicesPage } from "./list-invoices.ts";
import { refundSale } from "./refund-sale.ts";
import { readRefundable } from "./refundable.ts";

export const refundRoutes: FeatureRoutes = (on) => {
  on(contract.listPaidInvoices, ({ ctx, query }) => paidInvoicesPage(ctx, query));
  on(contract.readRefundable, ({ ctx, params }) => readRefundable(ctx, params.invoiceId));
  on(contract.refundSale, ({ ctx, body }) => refundSale(ctx, body));
};
