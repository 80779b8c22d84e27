import { randomUUID } from "node:crypto";
import type pg from "pg";
import { z } from "zod";
import { voidReasons } from "#service/orders/domain/void-line.ts";
import { type ValuePath, valueAt, withValue } from "./schema-walk.ts";
import { tenantTables } from "./suite-database.ts";

/** Everything a tenant has, by table: one hash of all its rows each. */
export async function fingerprintOf(client: pg.Client, tenantId: number): Promise<Record<string, string>> {
  return perTable(
    client,
    tenantId,
    "fingerprint",
    () => "md5(coalesce(string_agg(t::text, '|' order by t::text), ''))",
  );
}

/** Sums up a tenant's rows by table: their number, and the sums of quantities, counters and money. */
export async function amountsOf(client: pg.Client, tenantId: number): Promise<Record<string, string>> {
  const sums = await summedColumns(client);
  return perTable(client, tenantId, "amounts", (table) =>
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

const columnsBySession = new WeakMap<pg.Client, Promise<Map<string, string[]>>>();

/** Columns of quantities, counters and money, by table; looked up once a connection. */
function summedColumns(client: pg.Client): Promise<Map<string, string[]>> {
  const known = columnsBySession.get(client);
  if (known) return known;
  const asked = client
    .query<{ table: string; columns: string[] }>(
      `select c.relname as table, array_agg(a.attname::text order by a.attname) as columns
       from pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
         and a.attname ~ '^(quantity|value|.*_cents)$' and a.atttypid in ('bigint'::regtype, 'integer'::regtype)
       group by 1`,
    )
    .then(({ rows }) => new Map(rows.map(({ table, columns }) => [table, columns])));
  columnsBySession.set(client, asked);
  return asked;
}

const tablesBySession = new WeakMap<pg.Client, Promise<string[]>>();

async function perTable(
  client: pg.Client,
  tenantId: number,
  name: string,
  expression: (table: string) => string,
): Promise<Record<string, string>> {
  const asked = tablesBySession.get(client) ?? tenantTables(client);
  tablesBySession.set(client, asked);
  const parts = (await asked).map(
    (table) =>
      `select '${table}' as "table", (${expression(table)})::text as found from ${table} t where t.tenant_id = $1`,
  );
  // A named statement, because planning so many tables takes longer than reading them.
  const { rows } = await client.query<{ table: string; found: string }>({
    name,
    text: parts.join(" union all "),
    values: [tenantId],
  });
  return Object.fromEntries(rows.map(({ table, found }) => [table, found]));
}

/** Every body that differs from this one in one value, in wire form; some are malformed. */
export function changedBodies(body: unknown): { readonly place: string; readonly body: unknown }[] {
  return placesIn(body).flatMap((path) =>
    othersOf(valueAt(body, path)).map((value) => ({
      place: path.join("."),
      body: withValue(body, path, value),
    })),
  );
}

function placesIn(value: unknown, path: ValuePath = []): ValuePath[] {
  if (typeof value !== "object" || value === null) return [path];
  if (Array.isArray(value)) return value.length > 0 ? placesIn(value[0], [...path, 0]) : [];
  return Object.entries(value).flatMap(([field, inner]) => placesIn(inner, [...path, field]));
}

function othersOf(value: unknown): unknown[] {
  if (typeof value === "number") return [value + 1, value - 1];
  if (typeof value === "boolean") return [!value];
  if (typeof value !== "string") return [];
  if (z.uuid().safeParse(value).success) return [randomUUID()];
  if (value.startsWith("{")) return changedBodies(JSON.parse(value)).map(({ body }) => JSON.stringify(body));
  return [`${value} 2`, ...voidReasons.filter((reason) => reason !== value)];
}
