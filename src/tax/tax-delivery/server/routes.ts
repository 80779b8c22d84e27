import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import * as contract from "../contract/tax-delivery.ts";
import { exportTaxDocuments } from "./archive/export-tax-documents.ts";
import { mailPublicDocument, publicJson, publicPdf, readPublicDocument } from "./guests/public-document.ts";
import { mailDocument, mailDocumentOfInvoice } from "./mailing/request-delivery.ts";
import { downloadJson, downloadPdf } from "./stored/document-files.ts";
import { readCopies, readCopiesOfInvoice } from "./stored/read-copies.ts";

/** Routes that hand tax documents to their buyers and export the archive of a period. */
export const taxDeliveryRoutes: FeatureRoutes = (on, deps) => {
  on(contract.taxDocumentPdf, ({ ctx, params }) => downloadPdf(ctx, params.id));
  on(contract.taxDocumentJson, ({ ctx, params }) => downloadJson(ctx, params.id));
  on(contract.copiesOfDocument, ({ ctx, params }) => readCopies(ctx, params.id));
  on(contract.copiesOfInvoice, ({ ctx, params }) => readCopiesOfInvoice(ctx, params.invoiceId));
  on(contract.sendInvoice, ({ ctx, body }) => mailDocumentOfInvoice(ctx, body, deps));
  on(contract.sendTaxDocumentMail, ({ ctx, params, body }) =>
    mailDocument(ctx, { id: params.id, to: body.to }, deps),
  );
  on(contract.readPublicDocument, ({ params }) => readPublicDocument(deps, params.code));
  on(contract.publicDocumentPdf, ({ ctx, params }) => publicPdf(deps, ctx, params.code));
  on(contract.publicDocumentJson, ({ ctx, params }) => publicJson(deps, ctx, params.code));
  on(contract.mailPublicDocument, ({ ctx, params, body }) =>
    mailPublicDocument(deps, ctx, { code: params.code, to: body.to }),
  );
  on(contract.exportTaxDocuments, ({ ctx, query }) => exportTaxDocuments(ctx, query));
};
