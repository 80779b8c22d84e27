import { tenantsJob } from "#core/tenants/server/public.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { isNoTrial } from "#tax/tax-documents/server/public.ts";

/** Sums the health of each restaurant every half hour. */
export const sumHealth = tenantsJob({
  name: "sum-tenant-health",
  schedule: "12,42 * * * *",
  done: "the health of a restaurant was summed",
  tenants: ({ db }) => restaurantsToSum(db),
  async work(tx, { clock }) {
    await sumTenantHealth(tx, clock());
    return 0;
  },
});

/** States in which a document no longer waits for its seal. */
const DONE = "'sealed', 'sealed_with_remarks', 'replaced', 'invalidated'";

/** Sums and stores the health of a restaurant, each part by an index that begins with it, and its storage. */
async function sumTenantHealth(tx: Tx, now: Date): Promise<void> {
  await tx.query({
    text: `insert into tenant_health as known (tenant_id, computed_at, last_order_at, last_sign_in_at, sign_ins,
        unsealed, oldest_unsealed_at, devices, versions, pictures, picture_bytes, rows_made)
      select t.id, $2, o.last, s.last, coalesce(s.week, 0), d.unsealed, d.oldest, coalesce(s.seen, 0),
        coalesce(s.versions, '[]'), f.pictures, f.bytes,
        greatest(coalesce(pg_sequence_last_value(('tenant_ids.t' || t.id)::regclass), 0) - t.id * 1000000000, 0)
      from tenants t
      left join lateral (
        select created_at as last from orders where tenant_id = $1 order by id desc limit 1
      ) o on true
      cross join lateral (
        select count(*)::integer as unsealed, min(made_at) as oldest from tax_documents
        where tenant_id = $1 and ${isNoTrial("tax_documents")} and state not in (${DONE})
      ) d
      cross join lateral (
        select count(*)::integer as pictures, coalesce(sum(octet_length(bytes)), 0) as bytes
        from files where tenant_id = $1
      ) f
      cross join lateral (
        select max(last) as last, sum(week)::integer as week, sum(seen)::integer as seen,
          json_agg(json_build_object('version', version, 'devices', seen) order by version) filter (where seen > 0)
            as versions
        from (
          select coalesce(app_version, '') as version, max(created_at) as last,
            count(*) filter (where created_at > $2::timestamptz - interval '7 days') as week,
            count(*) filter (where ended_at is null and last_seen_at > $2::timestamptz - interval '30 days') as seen
          from sessions where tenant_id = $1 group by 1
        ) by_version
      ) s
      where t.id = $1 and t.kind = 'restaurant'
      on conflict (tenant_id) do update set computed_at = excluded.computed_at,
        last_order_at = excluded.last_order_at, last_sign_in_at = excluded.last_sign_in_at,
        sign_ins = excluded.sign_ins, unsealed = excluded.unsealed, oldest_unsealed_at = excluded.oldest_unsealed_at,
        devices = excluded.devices, versions = excluded.versions, pictures = excluded.pictures,
        picture_bytes = excluded.picture_bytes, rows_made = excluded.rows_made`,
    values: [tx.tenantId, now],
  });
  await sumStorage(tx, now);
}

/** Returns every restaurant, after it noted the failed jobs of all and the average size of a row. */
async function restaurantsToSum(db: Database): Promise<number[]> {
  await db.directory("select note_failed_jobs(), note_row_size()", []);
  const rows = await db.directory<{ id: number }>(
    "select id from tenants where kind = 'restaurant' order by id",
    [],
  );
  return rows.map(({ id }) => id);
}

/** Issued documents that one round sums; a long history takes some rounds. */
const DOCUMENTS_AT_ONCE = 20_000;

/**
 * Sums the storage of the transaction's restaurant in bytes: kept exports, documents (issued ones with their
 * signatures, those of suppliers with their attachments), and everything else, estimated by the average row.
 * An issued document that is three days old never changes, so it is summed once and for all.
 */
async function sumStorage(tx: Tx, now: Date): Promise<void> {
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
