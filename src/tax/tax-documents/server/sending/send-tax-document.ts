import { z } from "zod";
import { type TaxDocumentId, type TenantId, toId } from "#platform/domain/ids.ts";
import { type JobDefinition, job } from "#platform/server/jobs/jobs.ts";
import { SEND_JOB } from "./queue-document.ts";
import { sendDocument } from "./send-document.ts";

/**
 * Takes a document or event one step on: signs it, sends it, or asks whether it arrived. What follows adds the job anew, so that it is
 * tried again only for what went wrong here.
 */
export const sendTaxDocument: JobDefinition = job({
  ...SEND_JOB,
  payload: z.object({
    tenantId: z.int().transform((id): TenantId => toId<"Tenant">(id)),
    documentId: z.int().transform((id): TaxDocumentId => toId<"TaxDocument">(id)),
  }),
  handle: ({ tenantId, documentId: id }, deps): Promise<void> => sendDocument(deps, { tenantId, id }),
});
