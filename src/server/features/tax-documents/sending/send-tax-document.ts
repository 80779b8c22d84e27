import { z } from "zod";
import { type TaxDocumentId, type TenantId, toId } from "../../../../domain/ids.ts";
import { type JobDefinition, job } from "../../../platform/jobs/jobs.ts";
import { sendDocument } from "./send-document.ts";

/**
 * Takes a document one step on: signs it, sends it, or asks whether it arrived. What follows adds the job anew, so that it is tried
 * again only for what went wrong here.
 */
export const sendTaxDocument: JobDefinition = job({
  name: "send-tax-document",
  payload: z.object({
    tenantId: z.int().transform((id): TenantId => toId<"Tenant">(id)),
    documentId: z.int().transform((id): TaxDocumentId => toId<"TaxDocument">(id)),
  }),
  maxAttempts: 10,
  handle: ({ tenantId, documentId: id }, deps): Promise<void> =>
    sendDocument(deps, { tenantId, id }, sendTaxDocument),
});
