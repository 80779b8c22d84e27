import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import * as contract from "../contract/manual-invoicing.ts";
import { createExcludedPurchase } from "./create-excluded-purchase.ts";
import { createInvoice } from "./create-invoice.ts";
import { validateCustomer } from "./validate-customer.ts";

/** Sales and purchases written by hand, without the till. */
export const manualInvoicingRoutes: FeatureRoutes = (on, deps) => {
  on(contract.validateManualCustomer, ({ ctx, query }) => validateCustomer(ctx, query.phone));
  on(contract.createManualInvoice, ({ ctx, body }) => createInvoice(ctx, body, deps));
  on(contract.createExcludedPurchase, ({ ctx, body }) => createExcludedPurchase(ctx, body));
};
