import type pg from "pg";
import { tenantTables } from "./suite-database.ts";

/** Everything a tenant has, by table: one hash of all its rows each. */
export async function fingerprintOf(client: pg.Client, tenantId: number): Promise<Record<string, string>> {
  return perTable(client, tenantId, () => "md5(coalesce(string_agg(t::text, '|' order by t::text), ''))");
}

/** How much a tenant has, by table: number of rows, and the sums of quantities, counters and money. */
export async function amountsOf(client: pg.Client, tenantId: number): Promise<Record<string, string>> {
  const { rows } = await client.query<{ table: string; columns: string[] }>(
    `select c.relname as table, array_agg(a.attname::text order by a.attname) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and a.attname ~ '^(quantity|value|.*_cents)$' and a.atttypid in ('bigint'::regtype, 'integer'::regtype)
     group by 1`,
  );
  const sums = new Map(rows.map(({ table, columns }) => [table, columns]));
  return perTable(client, tenantId, (table) =>
    ["count(*)", ...(sums.get(table) ?? []).map((column) => `coalesce(sum(t.${column}), 0)`)].join(
      " || '/' || ",
    ),
  );
}

/** By how much two states differ, by table; tables without a difference are left out. */
export function differenceOf(
  before: Record<string, string>,
  after: Record<string, string>,
): Record<string, string> {
  const changes = Object.keys(after).map((table) => {
    const [valuesBefore, valuesAfter] = [before[table] ?? "", after[table] ?? ""].map((text) =>
      text.split("/").map(Number),
    );
    return [
      table,
      (valuesAfter ?? []).map((value, index) => value - (valuesBefore?.[index] ?? 0)).join("/"),
    ] as const;
  });
  return Object.fromEntries(changes.filter(([, change]) => /[1-9]/.test(change)));
}

async function perTable(
  client: pg.Client,
  tenantId: number,
  expression: (table: string) => string,
): Promise<Record<string, string>> {
  const tables = await tenantTables(client);
  const parts = tables.map(
    (table) =>
      `select '${table}' as "table", (${expression(table)})::text as found from ${table} t where t.tenant_id = $1`,
  );
  const { rows } = await client.query<{ table: string; found: string }>(parts.join(" union all "), [
    tenantId,
  ]);
  return Object.fromEntries(rows.map(({ table, found }) => [table, found]));
}
