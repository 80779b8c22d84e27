import type { ResponseOf } from "#platform/contract/define.ts";
import type { TenantId } from "#platform/domain/ids.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import { versionOf } from "#platform/server/http/edit-version.ts";
import { listSource } from "#platform/server/lists/list-source.ts";
import { afterWord } from "#platform/server/lists/search-sql.ts";
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

/** $1 is the moment; $2: switched on or off; $3 and $4: days on which the subscription began. */
const CHOSEN = `t.kind = 'restaurant' and t.is_active = any($2::boolean[]) and $1::timestamptz is not null
  and ($3::date is null or t.subscription_start >= $3) and ($4::date is null or t.subscription_start <= $4)`;

const listed = {
  id: "t.id",
  from: "tenants t",
  where: CHOSEN,
  sorts: { name: { by: "t.sort_name", type: "text", index: "tenants_by_name" } },
  columns: ROW,
  details: "cross join lateral (select * from tenants where id = page.id offset 0) t",
} as const;

const allTenants = listSource<TenantRow>()(listed);

/** Restaurants that have all the words; $5 and $6 are the bounds of each word in the index. */
const foundTenants = listSource<TenantRow>()({
  ...listed,
  where: `t.id = any(array(
    select w.tenant_id from unnest($5::text[], $6::text[]) as asked(word, beyond)
    cross join lateral (
      select distinct tenant_id from tenant_words where word >= asked.word collate "C" and word < asked.beyond collate "C" offset 0
    ) w
    group by w.tenant_id having count(*) = cardinality($5::text[])
  )) and ${CHOSEN}`,
});

/** The restaurants of a filter by name, without the platform's own tenant, and the parameters of their list. */
export function tenantList({ status, words, from, to, now }: TenantFilter) {
  const values = [now, status === "all" ? [true, false] : [status === "active"], from, to];
  if (words === null) return { source: allTenants, values };
  return { source: foundTenants, values: [...values, words, words.map(afterWord)] };
}

/** Adds the version of the fields that the form edits. */
export const tenantView = ({ name, email, is_active, ...rest }: TenantRow): TenantView => ({
  ...rest,
  name,
  email,
  is_active,
  version: versionOf({ name, email, is_active }),
});

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

/** Returns a restaurant; undefined when there is none of this number. */
export async function tenantOf(db: Database, id: TenantId, now: Date): Promise<TenantView | undefined> {
  const [row] = await db.directory<TenantRow>(
    `select ${ROW} from tenants t where t.kind = 'restaurant' and t.id = $2`,
    [now, id],
  );
  return row && tenantView(row);
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
