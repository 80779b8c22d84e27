import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import * as contract from "../contract/invoices.ts";
import { exportInvoices } from "./export-invoices.ts";
import { listInvoices } from "./list-invoices.ts";
import { readInvoiceOrders } from "./read-invoice-orders.ts";
import { searchInvoices } from "./search-invoices.ts";
import { startInvoices } from "./start-invoices.ts";
import { sumInvoices } from "./sum-invoices.ts";

/** What was charged, looked up. */
export const invoiceRoutes: FeatureRoutes = (on) => {
  on(contract.invoicesInit, ({ ctx }) => startInvoices(ctx));
  on(contract.listInvoices, ({ ctx, query }) => listInvoices(ctx, query));
  on(contract.searchInvoices, ({ ctx, query }) => searchInvoices(ctx, query));
  on(contract.sumInvoices, ({ ctx, query }) => sumInvoices(ctx, query));
  on(contract.exportInvoices, ({ ctx, query }) => exportInvoices(ctx, query));
  on(contract.readInvoiceOrders, ({ ctx, body }) => readInvoiceOrders(ctx, body));
};
