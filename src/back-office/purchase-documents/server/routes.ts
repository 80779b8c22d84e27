import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import { importDte } from "../contract/import-dte.ts";
import { previewDte } from "../contract/preview-dte.ts";
import { importDocument } from "./import-document.ts";
import { previewDocument } from "./preview-document.ts";

export const purchaseDocumentRoutes: FeatureRoutes = (on) => {
  on(previewDte, ({ ctx, body }) => previewDocument(ctx, body));
  on(importDte, ({ ctx, body }) => importDocument(ctx, body));
};
