import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import * as contract from "../contract/withholding-documents.ts";
import { importWithholdingDocument } from "./import-withholding-document.ts";
import { previewWithholdingDocument } from "./preview-withholding-document.ts";
import { readWithholdingText, removeWithholdingDocument } from "./remove-withholding-document.ts";

/** Documents of IVA that was withheld, advanced or settled (07, 08, 09). */
export const withholdingDocumentRoutes: FeatureRoutes = (on) => {
  on(contract.previewWithholdingDocument, ({ ctx, body }) => previewWithholdingDocument(ctx, body));
  on(contract.importWithholdingDocument, ({ ctx, body }) => importWithholdingDocument(ctx, body));
  on(contract.removeWithholdingDocument, ({ ctx, params }) => removeWithholdingDocument(ctx, params.id));
  on(contract.readWithholdingText, ({ ctx, params }) => readWithholdingText(ctx, params.id));
};
