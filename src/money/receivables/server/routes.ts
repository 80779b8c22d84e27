import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import * as contract from "../contract/receivables.ts";
import { readAccountPayment } from "./account-payments/account-payment-receipt.ts";
import { payOnAccount, takeBackPayment } from "./account-payments/pay-on-account.ts";
import { exportReceivables, listReceivables, sumReceivables } from "./list-receivables.ts";
import { printStatement } from "./statement/print-statement.ts";
import { exportStatement, readAccount, readStatement } from "./statement/read-statement.ts";

export const receivableRoutes: FeatureRoutes = (on) => {
  on(contract.listReceivables, ({ ctx, query }) => listReceivables(ctx, query));
  on(contract.sumReceivables, ({ ctx, query }) => sumReceivables(ctx, query));
  on(contract.exportReceivables, ({ ctx, query }) => exportReceivables(ctx, query));
  on(contract.readCustomerAccount, ({ ctx, params }) => readAccount(ctx, params.id));
  on(contract.readStatement, ({ ctx, params, query }) => readStatement(ctx, params.id, query));
  on(contract.exportStatement, ({ ctx, params, query }) => exportStatement(ctx, params.id, query));
  on(contract.printStatement, ({ ctx, params, query }) => printStatement(ctx, params.id, query));
  on(contract.payOnAccount, ({ ctx, params, body }) => payOnAccount(ctx, params.id, body));
  on(contract.readAccountPayment, ({ ctx, params }) =>
    readAccountPayment(ctx, params.id, params.accountPaymentId),
  );
  on(contract.takeBackAccountPayment, ({ ctx, params, body }) =>
    takeBackPayment(ctx, params.id, params.accountPaymentId, body),
  );
};
