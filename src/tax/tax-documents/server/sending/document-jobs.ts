import { z } from "zod";
import {
  type ContingencyId,
  type InvoiceId,
  type TaxDocumentId,
  type TenantId,
  toId,
} from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { addJobLater, type NamedJob } from "#platform/server/jobs/jobs.ts";
import { type DocumentState, isSealed } from "../../domain/life/document-state.ts";

/** Job that takes a document one step on; `send-document.ts` holds its work. */
export const SEND_JOB = { name: "send-tax-document", maxAttempts: 10 } as const;

/** Queues the next step of a document, now or later; it waits once, however often it is queued. */
export const queueDocument = (tx: Tx, documentId: TaxDocumentId, afterMs = 0) =>
  queueDocuments(tx, [documentId], afterMs);

/** The same for many at once. */
export const queueDocuments = (tx: Tx, documentIds: readonly TaxDocumentId[], afterMs = 0) =>
  tx.query({
    text: `select enqueue_job_later($2, json_build_object('tenantId', $1::bigint, 'documentId', id), $3,
        'tax-document:' || $1::bigint || ':' || id, $4)
      from unnest($5::bigint[]) as id -- tenant_id travels in the payload`,
    values: [tx.tenantId, SEND_JOB.name, SEND_JOB.maxAttempts, Math.ceil(afterMs / 1000), documentIds],
  });

/** Job that brings a contingency to its end; `watch-contingency.ts` holds its work. */
export const CONTINGENCY_JOB = { name: "tend-contingency", maxAttempts: 10 } as const;

/** Queues a look at a contingency, now or later; it waits once, however often it is queued. */
export const queueContingency = (tx: Tx, contingencyId: ContingencyId, afterMs = 0) =>
  tx.query({
    text: `select enqueue_job_later($2, json_build_object('tenantId', $1::bigint, 'contingencyId', $5::bigint), $3,
      'contingency:' || $1::bigint || ':' || $5::bigint, $4) -- tenant_id travels in the payload`,
    values: [
      tx.tenantId,
      CONTINGENCY_JOB.name,
      CONTINGENCY_JOB.maxAttempts,
      Math.ceil(afterMs / 1000),
      contingencyId,
    ],
  });

/** Job that hands a document over; `tax-delivery` holds its work. */
export const deliverDocumentJob = {
  name: "deliver-tax-document",
  payload: z.object({
    tenantId: z.int().transform((id): TenantId => toId<"Tenant">(id)),
    documentId: z.int().transform((id): TaxDocumentId => toId<"TaxDocument">(id)),
  }),
  maxAttempts: 8,
} as const satisfies NamedJob;

/**
 * Queues the delivery of a document that can be handed over now and has somebody to receive it: with its
 * seal, or in a contingency without one (guide §2).
 */
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

/** Queues the job; it waits once, however often it is queued. */
export const queueDelivery = (tx: Tx, documentId: TaxDocumentId) =>
  addJobLater(
    tx,
    deliverDocumentJob,
    { tenantId: tx.tenantId, documentId },
    { name: `tax-delivery:${tx.tenantId}:${documentId}`, seconds: 0 },
  );

/** Job that does what waited for a document; `follow-document.ts` holds its work. */
export const FOLLOW_JOB = { name: "follow-tax-document", maxAttempts: 10 } as const;

/** Queues the work that waited for a document, once, however often it is queued. */
export const queueFollowing = (tx: Tx, documentId: TaxDocumentId) => enqueue(tx, [documentId]);

/**
 * Queues the correction of an invoice's document after a refund; nothing for an invoice from before the
 * restaurant issued.
 */
export async function queueCorrection(tx: Tx, invoiceId: InvoiceId): Promise<void> {
  const rows = await tx.query<{ id: TaxDocumentId }>({
    text: `select d.id from tax_documents d join documents s on s.tenant_id = d.tenant_id and s.id = d.sale_id
      where d.tenant_id = $1 and s.invoice_id = $2 and d.replaces_id is null`,
    values: [tx.tenantId, invoiceId],
  });
  await enqueue(
    tx,
    rows.map(({ id }) => id),
  );
}

const enqueue = (tx: Tx, documentIds: readonly TaxDocumentId[]) =>
  tx.query({
    text: `select enqueue_job_later($2, json_build_object('tenantId', $1::bigint, 'documentId', id), $3,
        'follow-tax-document:' || $1::bigint || ':' || id, 0)
      from unnest($4::bigint[]) as id -- tenant_id travels in the payload`,
    values: [tx.tenantId, FOLLOW_JOB.name, FOLLOW_JOB.maxAttempts, documentIds],
  });

/** Job that makes the next few test documents; `make-test-documents.ts` holds its work. */
export const TEST_JOB = { name: "make-test-documents", maxAttempts: 10 } as const;

/** Queues the next few test documents, now or later; the job waits once, however often it is queued. */
export const queueTestDocuments = (tx: Tx, seconds: number) =>
  tx.query({
    text: `select enqueue_job_later($2, json_build_object('tenantId', $1::bigint), $3, 'test-documents:' || $1::bigint, $4)
      -- tenant_id travels in the payload`,
    values: [tx.tenantId, TEST_JOB.name, TEST_JOB.maxAttempts, seconds],
  });
