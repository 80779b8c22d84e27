import { z } from "zod";
import { type TaxDocumentId, type TenantId, toId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { addJobLater, type NamedJob } from "#platform/server/jobs/jobs.ts";
import { type DocumentState, isSealed } from "../../domain/life/document-state.ts";

/** The job that hands a document over to whoever is to have it; what it does is `tax-delivery`'s. */
export const deliverDocumentJob = {
  name: "deliver-tax-document",
  payload: z.object({
    tenantId: z.int().transform((id): TenantId => toId<"Tenant">(id)),
    documentId: z.int().transform((id): TaxDocumentId => toId<"TaxDocument">(id)),
  }),
  maxAttempts: 8,
} as const satisfies NamedJob;

/** Lets what can be handed over now reach whoever is to have it: with its seal, or in a contingency without one (guide §2). */
export async function offerDelivery(tx: Tx, id: TaxDocumentId, state: DocumentState): Promise<void> {
  if (!isSealed(state) && state !== "contingency") return;
  const waiting = await tx.query({
    text: `select 1 from tax_documents d where d.tenant_id = $1 and d.id = $2 and not d.is_trial and (
        coalesce(d.input -> 'buyer' ->> 'email', d.input -> 'seller' ->> 'email') is not null
        or exists (select from tax_deliveries e where e.tenant_id = $1 and e.tax_document_id = d.id and e.sent_at is null))`,
    values: [tx.tenantId, id],
  });
  if (waiting.length > 0) await queueDelivery(tx, id);
}

/** Adds the job, once however often it is asked for. */
export const queueDelivery = (tx: Tx, documentId: TaxDocumentId) =>
  addJobLater(
    tx,
    deliverDocumentJob,
    { tenantId: tx.tenantId, documentId },
    { name: `tax-delivery:${tx.tenantId}:${documentId}`, seconds: 0 },
  );
