import { tenantWords } from "#core/tenants/domain/tenant-words.ts";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import { productVersion } from "#platform/server/config/product-version.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { listTenantHealth as definition, TenantHealth } from "../../contract/health.ts";

/** Columns of `tenant_health h` and `tenants t` at the moment $1. */
const HEALTH = columnsOf<TenantHealth>({
  tenant_id: "t.id",
  name: "t.name",
  is_active: "may_work(t, $1)",
  computed_at: "h.computed_at",
  last_order_at: "h.last_order_at",
  last_sign_in_at: "h.last_sign_in_at",
  sign_ins: "h.sign_ins",
  unsealed: "h.unsealed",
  oldest_unsealed_at: "h.oldest_unsealed_at",
  failed_jobs: "h.failed_jobs",
  devices: "h.devices",
  versions: "h.versions",
  pictures: "h.pictures",
  picture_bytes: "h.picture_bytes",
  exports: "h.exports",
  export_bytes: "h.export_bytes",
  documents: "h.documents",
  document_bytes: "h.document_bytes",
  rows_made: "h.rows_made",
  row_bytes: "h.row_bytes",
  needs: `array_remove(array[
      case when h.computed_at - h.oldest_unsealed_at > interval '24 hours' then 'unsealed_long'
        when h.computed_at - h.oldest_unsealed_at > interval '1 hour' then 'unsealed' end,
      case when h.failed_jobs > 0 then 'failed_jobs' end,
      case when h.computed_at - h.last_order_at > interval '3 days' then 'quiet' end
    ], null)`,
});

/** A page of the index: a need of at least $2, from row $3 on, $4 rows at most. */
const PAGE = "order by need desc, tenant_id offset $3 limit $4";
const WITH_NAMES = `join tenant_health h on h.tenant_id = page.tenant_id join tenants t on t.id = page.tenant_id
  order by page.need desc, page.tenant_id`;
const allPage = `select ${HEALTH} from (select tenant_id, need from tenant_health where need >= $2 ${PAGE}) page ${WITH_NAMES}`;
const foundPage = `select ${HEALTH} from (
    select tenant_id, need from tenant_health
    where need >= $2 and tenant_id = any(array(select tenants_with_words($5))) ${PAGE}
  ) page ${WITH_NAMES}`;

interface HealthFilter {
  /** Beginnings of words, all of which name or address must have; null: any. */
  readonly words: readonly string[] | null;
  readonly onlyNeeding: boolean;
}

/** Reads a page of restaurants, those that need help first. */
export function healthPage(
  db: Database,
  now: Date,
  { words, onlyNeeding, offset, rows }: HealthFilter & { readonly offset: number; readonly rows: number },
): Promise<TenantHealth[]> {
  const values = [now, onlyNeeding ? 1 : 0, offset, rows];
  return words === null ? db.directory(allPage, values) : db.directory(foundPage, [...values, words]);
}

/** Returns the health of a restaurant; undefined for no restaurant. */
export async function healthOf(db: Database, now: Date, id: number): Promise<TenantHealth | undefined> {
  const [row] = await db.directory<TenantHealth>(
    `select ${HEALTH} from tenant_health h join tenants t on t.id = h.tenant_id where h.tenant_id = $2`,
    [now, id],
  );
  return row;
}

interface HealthCounts {
  readonly total: number;
  readonly needing: number;
}

/** Counts the restaurants, and those that need help. */
async function healthCounts(db: Database, words: readonly string[] | null): Promise<HealthCounts> {
  if (words !== null) {
    const [row] = await db.directory<HealthCounts>(
      `select count(*)::integer as total, (count(*) filter (where need > 0))::integer as needing
       from tenant_health where tenant_id = any(array(select tenants_with_words($1)))`,
      [words],
    );
    return required(row, "the row of an aggregate");
  }
  const [all, needing] = await Promise.all([
    db.directory<{ count: number }>(
      "select count(*)::integer as count from tenants where kind = 'restaurant'",
      [],
    ),
    db.directory<{ count: number }>(
      "select count(*)::integer as count from tenant_health where need > 0",
      [],
    ),
  ]);
  const count = (rows: { count: number }[]) => required(rows[0], "the row of an aggregate").count;
  return { total: count(all), needing: count(needing) };
}

/** Returns the time of the oldest sums; null while there are none. */
async function oldestSums(db: Database): Promise<Date | null> {
  const [row] = await db.directory<{ at: Date | null }>(
    "select min(computed_at) as at from tenant_health where computed_at is not null",
    [],
  );
  return row?.at ?? null;
}

/** Returns a page of restaurants, those that need help first, and how many do. */
export async function listTenantHealth(
  db: Database,
  now: Date,
  { q, only, page, limit }: QueryOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  const words = tenantWords(q);
  const onlyNeeding = only === "needing";
  const [rows, { total, needing }, computed_since] = await Promise.all([
    healthPage(db, now, { words, onlyNeeding, offset: (page - 1) * limit, rows: limit }),
    healthCounts(db, words),
    oldestSums(db),
  ]);
  return {
    rows,
    total: onlyNeeding ? needing : total,
    next: null,
    previous: null,
    needing,
    computed_since,
    version: productVersion,
  };
}
