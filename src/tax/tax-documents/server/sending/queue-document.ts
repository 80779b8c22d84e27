import type { ContingencyId, TaxDocumentId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";

/** What takes a document one step on; `send-tax-document.ts` is what it does. */
export const SEND_JOB = { name: "send-tax-document", maxAttempts: 10 } as const;

/** Lets the queue take a document one step on, now or later; it waits once, however often it is asked for. */
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

/** What brings a contingency to its end; `tend-contingency.ts` is what it does. */
export const CONTINGENCY_JOB = { name: "tend-contingency", maxAttempts: 10 } as const;

/** Lets the queue look at a contingency, now or later; it waits once, however often it is asked for. */
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
