import type { ResponseOf } from "#platform/contract/define.ts";
import type { TenantId } from "#platform/domain/ids.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import { versionOf } from "#platform/server/http/edit-version.ts";
import type { listTenants, readTenant, TenantStatus } from "../../contract/tenants.ts";

type TenantView = ResponseOf<typeof listTenants>["tenants"][number];
export type TenantRow = Omit<TenantView, "version">;

const ROW = columnsOf<TenantRow>({
  id: "t.id",
  name: "t.name",
  email: "t.email",
  is_active: "t.is_active",
  subscription_start: "t.subscription_start",
  subscription_end: "t.subscription_end",
  has_ended: "coalesce(t.access_ends_at <= $1::timestamptz, false)",
  in_service_since: "t.in_service_since",
});

export interface TenantFilter {
  readonly status: TenantStatus;
  /** Beginnings of words, all of which name or address must have; null: any. */
  readonly words: readonly string[] | null;
  /** First and last day on which the subscription began; null: open. */
  readonly from: string | null;
  readonly to: string | null;
  /** Moment at which a subscription counts as over or not. */
  readonly now: Date;
}

/** $2: switched on or off; $3 and $4: days on which the subscription began. */
const CHOSEN = `t.kind = 'restaurant' and t.is_active = any($2::boolean[])
  and ($3::date is null or t.subscription_start >= $3) and ($4::date is null or t.subscription_start <= $4)`;

/** Restaurants that have all the words; $5 and $6 are the bounds of each word in the index. */
const FOUND = `tenants t where t.id = any(array(
    select w.tenant_id from unnest($5::text[], $6::text[]) as asked(word, beyond)
    cross join lateral (
      select distinct tenant_id from tenant_words where word >= asked.word collate "C" and word < asked.beyond collate "C" offset 0
    ) w
    group by w.tenant_id having count(*) = cardinality($5::text[])
  )) and ${CHOSEN}`;
const ALL = `tenants t where ${CHOSEN} and $5::text[] is null and $6::text[] is null`;

const PAGE = "order by t.sort_name, t.id limit $7 offset $8";
const foundPage = `select ${ROW} from ${FOUND} ${PAGE}`;
const allPage = `select ${ROW} from ${ALL} ${PAGE}`;
const foundCount = `select count(*)::integer as count from ${FOUND} and $1::timestamptz is not null`;
const allCount = `select count(*)::integer as count from ${ALL} and $1::timestamptz is not null`;

/** Greater than everything that begins with a word. */
const BEYOND = "\u{10ffff}";

const valuesOf = ({ status, words, from, to, now }: TenantFilter) => [
  now,
  status === "all" ? [true, false] : [status === "active"],
  from,
  to,
  words,
  words?.map((word) => `${word}${BEYOND}`) ?? null,
];

/** Adds the version of the fields that the form edits. */
const viewOf = ({ name, email, is_active, ...rest }: TenantRow): TenantView => ({
  ...rest,
  name,
  email,
  is_active,
  version: versionOf({ name, email, is_active }),
});

/** Returns a page of restaurants by name, without the platform's own tenant. */
export async function tenantsOfPage(
  db: Database,
  filter: TenantFilter,
  { skip, limit }: { readonly skip: number; readonly limit: number },
): Promise<TenantView[]> {
  const values = [...valuesOf(filter), limit, skip];
  const rows =
    filter.words === null
      ? await db.directory<TenantRow>(allPage, values)
      : await db.directory<TenantRow>(foundPage, values);
  return rows.map(viewOf);
}

export async function countOf(db: Database, filter: TenantFilter): Promise<number> {
  const [row] =
    filter.words === null
      ? await db.directory<{ count: number }>(allCount, valuesOf(filter))
      : await db.directory<{ count: number }>(foundCount, valuesOf(filter));
  return required(row, "the row of an aggregate").count;
}

/** Counts the restaurants that are switched on, and off. */
export async function countByStatus(
  db: Database,
): Promise<{ readonly active: number; readonly inactive: number }> {
  const [row] = await db.directory<{ active: number; inactive: number }>(
    `select count(*) filter (where is_active)::integer as active, count(*) filter (where not is_active)::integer as inactive
     from tenants where kind = 'restaurant'`,
    [],
  );
  return required(row, "the row of an aggregate");
}

/** Rows after one of the list: $7 is its sorted name and $8 its number; null: from the beginning. */
const NEXT =
  'and ($7::text is null or (t.sort_name, t.id) > ($7 collate "C", $8::bigint)) order by t.sort_name, t.id limit $9';
const foundNext = `select ${ROW}, t.sort_name from ${FOUND} ${NEXT}`;
const allNext = `select ${ROW}, t.sort_name from ${ALL} ${NEXT}`;

/** Returns the restaurants after one of them, in the order of the list. */
export function tenantsAfter(
  db: Database,
  filter: TenantFilter,
  {
    after,
    limit,
  }: { readonly after: { readonly sort_name: string; readonly id: number } | null; readonly limit: number },
): Promise<(TenantRow & { readonly sort_name: string })[]> {
  const values = [...valuesOf(filter), after?.sort_name ?? null, after?.id ?? null, limit];
  return filter.words === null ? db.directory(allNext, values) : db.directory(foundNext, values);
}

/** Returns a restaurant; undefined when there is none of this number. */
export async function tenantOf(db: Database, id: TenantId, now: Date): Promise<TenantView | undefined> {
  const [row] = await db.directory<TenantRow>(
    `select ${ROW} from tenants t where t.kind = 'restaurant' and t.id = $2`,
    [now, id],
  );
  return row && viewOf(row);
}

type Detail = ResponseOf<typeof readTenant>;

/** Returns the contact data that the transaction's restaurant set up. */
export async function storeOf(tx: Tx): Promise<Detail["storeDetails"]> {
  const [row] = await tx.query<Detail["storeDetails"]>({
    text: `select ${columnsOf<Detail["storeDetails"]>({
      store_name: "store_name",
      address: "address",
      email: "email",
      phone: "phone",
      currency: "currency",
      is_qr_menu_enabled: "is_qr_menu_enabled",
    })} from store_settings where tenant_id = $1`,
    values: [tx.tenantId],
  });
  return required(row, "the settings of a restaurant");
}

/** Counts the people who can sign in. */
export async function countPeople(tx: Tx): Promise<number> {
  const [row] = await tx.query<{ count: number }>({
    text: "select count(*)::integer as count from users where tenant_id = $1 and is_active",
    values: [tx.tenantId],
  });
  return required(row, "the row of an aggregate").count;
}
