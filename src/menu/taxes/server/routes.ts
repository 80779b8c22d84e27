import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import * as contract from "../contract/taxes.ts";
import { addTax, deleteTax, listTaxes, updateTax } from "./change-taxes.ts";

export const taxRoutes: FeatureRoutes = (on) => {
  on(contract.listTaxes, ({ ctx }) => listTaxes(ctx));
  on(contract.addTax, ({ ctx, body }) => addTax(ctx, body));
  on(contract.updateTax, ({ ctx, params, body }) => updateTax(ctx, params.taxId, body));
  on(contract.deleteTax, ({ ctx, params, query }) => deleteTax(ctx, params.taxId, query.moveTo));
};
