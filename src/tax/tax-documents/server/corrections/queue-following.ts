import type { InvoiceId, TaxDocumentId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";

/** What does what waited for a document; `follow-document.ts` is what it does. */
export const FOLLOW_JOB = { name: "follow-tax-document", maxAttempts: 10 } as const;

/** Lets the queue do what waited for a document, once however often it is asked for. */
export const queueFollowing = (tx: Tx, documentId: TaxDocumentId) => enqueue(tx, [documentId]);

/** The same for the document of an invoice of which money went back; nothing for one of before the restaurant issued. */
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
