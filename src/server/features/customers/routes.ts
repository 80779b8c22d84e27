import { addCustomer as add, getCustomer, searchCustomers as search } from "../../../contract/customers.ts";
import type { FeatureRoutes } from "../../platform/http/build-app.ts";
import { addCustomer } from "./add-customer.ts";
import { readCustomer } from "./read-customer.ts";
import { searchCustomers } from "./search-customers.ts";

export const customerRoutes: FeatureRoutes = (on) => {
  on(search, ({ ctx, query }) => searchCustomers(ctx, query.q));
  on(getCustomer, ({ ctx, params }) => readCustomer(ctx, params.id));
  on(add, ({ ctx, body }) => addCustomer(ctx, body));
};
