import type { Tx } from "#platform/server/db/tx.ts";

/** Issued documents that one round sums; a long past takes some rounds. */
const DOCUMENTS_AT_ONCE = 20_000;

/**
 * Sums what the transaction's restaurant stores, in bytes as it came: files of exports that are kept, documents (issued ones with their
 * signatures, those of suppliers and what came with them), and, estimated by the average row, everything else. To an issued document
 * that is three days old nothing is added any more, so it is summed once and for all.
 */
export async function sumStorage(tx: Tx, now: Date): Promise<void> {
  await tx.query({
    text: `with issued as (
        select d.id, d.made_at < $2::timestamptz - interval '3 days' as is_old, t.bytes
        from (
          select id, made_at from tax_documents
          where tenant_id = $1 and id > (select issued_until from tenant_health where tenant_id = $1)
          order by id limit ${DOCUMENTS_AT_ONCE}
        ) d
        cross join lateral (
          select coalesce(sum(octet_length(text) + octet_length(jws)), 0) as bytes from tax_document_texts
          where tenant_id = $1 and tax_document_id = d.id offset 0
        ) t
      ), kept as (
        select coalesce(max(id), 0) as until, count(*) as count, coalesce(sum(bytes), 0) as bytes from issued
        where id < coalesce((select min(id) from issued where not is_old), id + 1)
      ), received as (
        select count(*) as count, coalesce(sum(bytes), 0) as bytes from (
          select octet_length(original) as bytes from purchase_documents where tenant_id = $1
          union all
          select octet_length(bytes) from purchase_attachments where tenant_id = $1
        ) each
      ), exported as (
        select count(*)::integer as count, coalesce(sum(bytes), 0) as bytes from data_exports where tenant_id = $1 and state = 'ready'
      )
      update tenant_health h set exports = exported.count, export_bytes = exported.bytes,
        documents = h.issued_kept + i.count + received.count,
        document_bytes = h.issued_kept_bytes + i.bytes + received.bytes,
        row_bytes = h.rows_made * coalesce((select milli_bytes from row_sizes), 0) / 1000,
        issued_until = greatest(h.issued_until, kept.until),
        issued_kept = h.issued_kept + kept.count, issued_kept_bytes = h.issued_kept_bytes + kept.bytes
      from kept, received, exported, (select count(*) as count, coalesce(sum(bytes), 0) as bytes from issued) i
      where h.tenant_id = $1`,
    values: [tx.tenantId, now],
  });
}
