import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import * as imports from "../contract/customer-import.ts";
import * as contract from "../contract/customers.ts";
import { addCustomer, deleteCustomer, updateCustomer } from "./change-customer.ts";
import { importCustomers, previewImport } from "./import-customers.ts";
import { listBirthdays } from "./list-birthdays.ts";
import { exportCustomers, exportVisibleCustomers, listCustomers } from "./list-customers.ts";
import { mergeCustomers } from "./merge-customers.ts";
import { type ReadSpending, readCustomer, readCustomerPage } from "./read-customer.ts";
import { listWithNumber } from "./same-number.ts";
import { searchCustomers } from "./search-customers.ts";

export const customerRoutes =
  (readSpending: ReadSpending): FeatureRoutes =>
  (on) => {
    on(contract.listCustomers, ({ ctx, query }) => listCustomers(ctx, query));
    on(contract.searchCustomers, ({ ctx, query }) => searchCustomers(ctx, query.q));
    on(contract.downloadCustomers, ({ ctx, query }) => exportCustomers(ctx, query));
    on(contract.downloadVisibleCustomers, ({ ctx, query }) => exportVisibleCustomers(ctx, query));
    on(contract.listBirthdays, ({ ctx }) => listBirthdays(ctx));
    on(contract.listWithNumber, ({ ctx, query }) => listWithNumber(ctx, query));
    on(contract.getCustomer, ({ ctx, params }) => readCustomer(ctx, params.id));
    on(contract.readCustomerPage, ({ ctx, params }) => readCustomerPage(ctx, params.id, readSpending));
    on(contract.addCustomer, ({ ctx, body }) => addCustomer(ctx, body));
    on(contract.updateCustomer, ({ ctx, params, body }) => updateCustomer(ctx, params.id, body));
    on(contract.deleteCustomer, ({ ctx, params }) => deleteCustomer(ctx, params.id));
    on(contract.mergeCustomers, ({ ctx, params, body }) => mergeCustomers(ctx, params.id, body.otherId));
    on(imports.previewCustomerImport, ({ ctx, body }) => previewImport(ctx, body));
    on(imports.importCustomers, ({ ctx, body }) => importCustomers(ctx, body));
  };
