import { importDte } from "../../../contract/purchase-documents/import-dte.ts";
import { previewDte } from "../../../contract/purchase-documents/preview-dte.ts";
import type { FeatureRoutes } from "../../platform/http/feature-routes.ts";
import { importDocument } from "./import-document.ts";
import { previewDocument } from "./preview-document.ts";

export const purchaseDocumentRoutes: FeatureRoutes = (on) => {
  on(previewDte, ({ ctx, body }) => previewDocument(ctx, body));
  on(importDte, ({ ctx, body }) => importDocument(ctx, body));
};
