import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import {
  readCertification as certification,
  startTestDocuments,
  stopTestDocuments,
} from "../contract/certification.ts";
import { declareContingency, endContingency, readTaxStatus, resumeTaxSending } from "../contract/sending.ts";
import { readCertification, startRun, stopRun } from "./certification/certification.ts";
import { declareByHand, endByHand, resume } from "./contingency/declare-contingency.ts";
import { readStatus } from "./contingency/read-status.ts";

export const taxDocumentRoutes: FeatureRoutes = (on) => {
  on(readTaxStatus, ({ ctx }) => readStatus(ctx));
  on(resumeTaxSending, ({ ctx }) => resume(ctx));
  on(declareContingency, ({ ctx, body }) => declareByHand(ctx, body));
  on(endContingency, ({ ctx }) => endByHand(ctx));
  on(certification, ({ ctx }) => readCertification(ctx));
  on(startTestDocuments, ({ ctx, body }) => startRun(ctx, body));
  on(stopTestDocuments, ({ ctx }) => stopRun(ctx));
};
