import type { TenantHealth } from "../../../../contract/operations/health.ts";
import type { Database } from "../../../platform/db/in-tenant.ts";
import type { Tx } from "../../../platform/db/tx.ts";
import { foldedSql } from "../../../platform/lists/search-sql.ts";

/** States in which a document waits for no seal any more. */
const DONE = "'sealed', 'sealed_with_remarks', 'replaced', 'invalidated'";

/** Sums what is known of a restaurant, each part by an index that begins with it, and writes it down. */
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
}

/** At the moment $1. */
const HEALTH = `select t.id as tenant_id, t.name, may_work(t, $1) as is_active, h.computed_at, h.last_order_at,
    h.last_sign_in_at, coalesce(h.sign_ins, 0) as sign_ins, coalesce(h.unsealed, 0) as unsealed,
    h.oldest_unsealed_at, coalesce(h.failed_jobs, 0) as failed_jobs, coalesce(h.devices, 0) as devices,
    coalesce(h.versions, '[]') as versions, coalesce(h.pictures, 0) as pictures,
    coalesce(h.picture_bytes, 0) as picture_bytes, coalesce(h.rows_made, 0) as rows_made,
    array_remove(array[
      case when h.computed_at - h.oldest_unsealed_at > interval '24 hours' then 'unsealed_long'
        when h.computed_at - h.oldest_unsealed_at > interval '1 hour' then 'unsealed' end,
      case when h.failed_jobs > 0 then 'failed_jobs' end,
      case when h.computed_at - h.last_order_at > interval '3 days' then 'quiet' end
    ], null) as needs
  from tenants t left join tenant_health h on h.tenant_id = t.id`;

/** A page of the restaurants whose names hold the words, those that need help first. */
export function healthPage(
  db: Database,
  now: Date,
  {
    words,
    onlyNeeding,
    offset,
    rows,
  }: { words: string | null; onlyNeeding: boolean; offset: number; rows: number },
): Promise<TenantHealth[]> {
  return db.directory(
    `${HEALTH}
     where t.kind = 'restaurant' and ($2::text is null or ${foldedSql("t.name")} like $2) and (not $3 or h.need > 0)
     order by h.need desc nulls last, t.id offset $4 limit $5`,
    [now, words, onlyNeeding, offset, rows],
  );
}

/** How one restaurant is; undefined for no restaurant. */
export async function healthOf(db: Database, now: Date, id: number): Promise<TenantHealth | undefined> {
  const [row] = await db.directory<TenantHealth>(`${HEALTH} where t.kind = 'restaurant' and t.id = $2`, [
    now,
    id,
  ]);
  return row;
}

export interface HealthCounts {
  readonly total: number;
  readonly needing: number;
  readonly computed_since: Date | null;
}

/** How many there are, how many of them need help, and when the oldest sums were made. */
export async function healthCounts(db: Database, words: string | null): Promise<HealthCounts | undefined> {
  const [row] = await db.directory<HealthCounts>(
    `select count(*)::integer as total, (count(*) filter (where h.need > 0))::integer as needing,
       min(h.computed_at) as computed_since
     from tenants t left join tenant_health h on h.tenant_id = t.id
     where t.kind = 'restaurant' and ($1::text is null or ${foldedSql("t.name")} like $1)`,
    [words],
  );
  return row;
}

/** Every restaurant, after the failed jobs of all were noted beside what is known of them. */
export async function restaurantsToSum(db: Database): Promise<number[]> {
  await db.directory("select note_failed_jobs()", []);
  const rows = await db.directory<{ id: number }>(
    "select id from tenants where kind = 'restaurant' order by id",
    [],
  );
  return rows.map(({ id }) => id);
}
