import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import * as contract from "../contract/taxes.ts";
import { deleteTax } from "./delete-tax.ts";
import { listTaxes } from "./list-taxes.ts";
import { addTax, updateTax } from "./save-tax.ts";

export const taxRoutes: FeatureRoutes = (on) => {
  on(contract.listTaxes, ({ ctx }) => listTaxes(ctx));
  on(contract.addTax, ({ ctx, body }) => addTax(ctx, body));
  on(contract.updateTax, ({ ctx, params, body }) => updateTax(ctx, params.taxId, body));
  on(contract.deleteTax, ({ ctx, params, query }) => deleteTax(ctx, params.taxId, query.moveTo));
};
