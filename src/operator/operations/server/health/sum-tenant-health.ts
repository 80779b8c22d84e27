import type { Database } from "#platform/server/db/in-tenant.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { sumStorage } from "./sum-storage.ts";

/** States in which a document waits for no seal any more. */
const DONE = "'sealed', 'sealed_with_remarks', 'replaced', 'invalidated'";

/** Sums what is known of a restaurant, each part by an index that begins with it, and what it stores, and writes it down. */
export async function sumTenantHealth(tx: Tx, now: Date): Promise<void> {
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
        where tenant_id = $1 and not is_trial and state not in (${DONE})
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

/** Every restaurant, after the failed jobs of all were noted beside what is known of them, and how large a row is. */
export async function restaurantsToSum(db: Database): Promise<number[]> {
  await db.directory("select note_failed_jobs(), note_row_size()", []);
  const rows = await db.directory<{ id: number }>(
    "select id from tenants where kind = 'restaurant' order by id",
    [],
  );
  return rows.map(({ id }) => id);
}
