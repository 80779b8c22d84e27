import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import * as contract from "../contract/accounting.ts";
import { exportAccounting, listAccounting } from "./list/list-accounting.ts";
import { readAccountedDocument, readAccountedInvoice } from "./story/read-accounted.ts";
import { readDocumentDte, readInvoiceDte } from "./story/read-dte.ts";

/** Lists and reads invoices with their tax documents for accounting. */
export const accountingRoutes: FeatureRoutes = (on) => {
  on(contract.listAccounting, ({ ctx, query }) => listAccounting(ctx, query));
  on(contract.exportAccounting, ({ ctx, query }) => exportAccounting(ctx, query));
  on(contract.readAccountedInvoice, ({ ctx, params }) => readAccountedInvoice(ctx, params.invoiceId));
  on(contract.readAccountedDocument, ({ ctx, params }) => readAccountedDocument(ctx, params.documentId));
  on(contract.readInvoiceDte, ({ ctx, params }) => readInvoiceDte(ctx, params.invoiceId));
  on(contract.readDocumentDte, ({ ctx, params }) => readDocumentDte(ctx, params.documentId));
};
