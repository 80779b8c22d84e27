import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import * as contract from "../contract/invoices.ts";
import {
  exportInvoices,
  listInvoices,
  readInvoicesInit,
  searchInvoices,
  sumInvoices,
} from "./list-invoices.ts";
import { readInvoiceOrders } from "./read-invoice-orders.ts";

export const invoiceRoutes: FeatureRoutes = (on) => {
  on(contract.invoicesInit, ({ ctx }) => readInvoicesInit(ctx));
  on(contract.listInvoices, ({ ctx, query }) => listInvoices(ctx, query));
  on(contract.searchInvoices, ({ ctx, query }) => searchInvoices(ctx, query));
  on(contract.sumInvoices, ({ ctx, query }) => sumInvoices(ctx, query));
  on(contract.exportInvoices, ({ ctx, query }) => exportInvoices(ctx, query));
  on(contract.readInvoiceOrders, ({ ctx, body }) => readInvoiceOrders(ctx, body));
};
