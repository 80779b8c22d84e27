import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import * as customers from "../contract/customers.ts";
import * as invoices from "../contract/invoices.ts";
import { readPublicMenu, setAvailability } from "../contract/menu.ts";
import * as orders from "../contract/orders.ts";
import * as payments from "../contract/payments.ts";
import { readPublicDays } from "../contract/reports.ts";
import { listPublicStock } from "../contract/stock.ts";
import { readPublicStore } from "../contract/store.ts";
import { oneCustomer, publicCustomersPage, store } from "./read-customers.ts";
import { limitByProgram, stockPage, wholeMenu } from "./read-menu.ts";
import {
  days,
  invoicesPage,
  oneInvoice,
  oneOrder,
  ordersPage,
  paymentsPage,
  refundsPage,
} from "./read-sales.ts";

export const publicApiRoutes: FeatureRoutes = (on) => {
  on(readPublicStore, ({ ctx }) => store(ctx));
  on(readPublicMenu, ({ ctx }) => wholeMenu(ctx));
  on(orders.listPublicOrders, ({ ctx, query }) => ordersPage(ctx, query));
  on(orders.readPublicOrder, ({ ctx, params }) => oneOrder(ctx, params.orderId));
  on(invoices.listPublicInvoices, ({ ctx, query }) => invoicesPage(ctx, query));
  on(invoices.readPublicInvoice, ({ ctx, params }) => oneInvoice(ctx, params.invoiceId));
  on(payments.listPublicPayments, ({ ctx, query }) => paymentsPage(ctx, query));
  on(payments.listPublicRefunds, ({ ctx, query }) => refundsPage(ctx, query));
  on(customers.listPublicCustomers, ({ ctx, query }) => publicCustomersPage(ctx, query));
  on(customers.readPublicCustomer, ({ ctx, params }) => oneCustomer(ctx, params.customerId));
  on(listPublicStock, ({ ctx, query }) => stockPage(ctx, query));
  on(setAvailability, ({ ctx, params, body }) => limitByProgram(ctx, params.itemId, body));
  on(readPublicDays, ({ ctx, query }) => days(ctx, query));
};
