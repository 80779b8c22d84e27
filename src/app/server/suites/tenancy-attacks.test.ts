import { createHash } from "node:crypto";
import pg from "pg";
import { beforeAll, expect, test } from "vitest";
import { fillTenant, foreignKeysOf } from "./fill-tenant.ts";
import { rolledBack, type SuiteDatabase, suiteDatabase, tenantTables } from "./suite-database.ts";

const CANARY = "CANARIO-DE-B";

let database: SuiteDatabase;
let tenantA: number;
let tenantB: number;
let tables: string[];

beforeAll(async () => {
  database = await suiteDatabase("attacks");
  const { superuser } = database;
  [tenantA, tenantB] = (await Promise.all(["A", "B"].map((name) => newTenant(superuser, name)))) as [
    number,
    number,
  ];
  await fillTenant(superuser, tenantA, "canario-de-a");
  tables = await fillTenant(superuser, tenantB, CANARY);
});

async function newTenant(client: pg.Client, name: string): Promise<number> {
  const { rows } = await client.query<{ id: string }>("insert into tenants (name) values ($1) returning id", [
    name,
  ]);
  return Number(rows[0]?.id);
}

/** Runs SQL as the application inside a tenant and undoes it; a refusal is an answer too. */
function as(
  tenant: number,
  sql: string,
  values: unknown[] = [],
): Promise<{ rows: unknown[]; touched: number } | { refused: string }> {
  return rolledBack(database.app, async () => {
    await database.app.query(`set local app.tenant_id = '${tenant}'`);
    return database.app.query(sql, values.length === 0 ? undefined : values).then(
      ({ rows, rowCount }) => ({ rows, touched: rowCount ?? 0 }),
      (error: { code?: string; message: string }) => ({ refused: error.code ?? error.message }),
    );
  });
}

const RIGHTS = "42501";
/** Row level security hid it, or the role has no such right: nothing seen, nothing done. */
function nothing(outcome: Awaited<ReturnType<typeof as>>): boolean {
  if ("refused" in outcome) return outcome.refused === RIGHTS;
  return outcome.touched === 0 && outcome.rows.length === 0;
}

async function rowOf(table: string, tenant: number): Promise<Record<string, unknown>> {
  const { rows } = await database.superuser.query<Record<string, unknown>>(
    `select * from ${table} where tenant_id = $1 limit 1`,
    [tenant],
  );
  return rows[0] ?? {};
}

/** Everything tenant B has, as one fingerprint. */
async function fingerprint(tenant: number): Promise<string> {
  const hash = createHash("sha256");
  for (const table of tables) {
    const { rows } = await database.superuser.query(
      `select t::text as whole from ${table} t where tenant_id = $1 order by 1`,
      [tenant],
    );
    hash.update(`${table}${JSON.stringify(rows)}`);
  }
  return hash.digest("hex");
}

/** One column of the table that is no part of a key, to try an update with. */
async function plainColumn(table: string): Promise<string> {
  const { rows } = await database.superuser.query<{ name: string }>(
    `select a.attname as name from pg_attribute a
     where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attidentity = ''
     order by exists (select from pg_index i where i.indrelid = a.attrelid and a.attnum = any (i.indkey)), a.attnum limit 1`,
    [table],
  );
  return rows[0]?.name ?? "tenant_id";
}

async function primaryKey(table: string): Promise<string[]> {
  const { rows } = await database.superuser.query<{ name: string }>(
    `select a.attname as name from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
     where i.indrelid = $1::regclass and i.indisprimary`,
    [table],
  );
  return rows.map(({ name }) => name);
}

/** An insert of B's row as it is, under the given tenant. */
async function copyOfB(table: string, tenant: number, ending = ""): Promise<[string, unknown[]]> {
  const made = await madeColumns(table);
  const row = Object.entries({ ...(await rowOf(table, tenantB)), tenant_id: tenant }).filter(
    ([name]) => !made.has(name),
  );
  const names = row.map(([name]) => `"${name}"`).join(", ");
  const places = row.map((_, index) => `$${index + 1}`).join(", ");
  const given = row.map(([, value]) => (isPlainObject(value) ? JSON.stringify(value) : value));
  return [`insert into ${table} (${names}) overriding system value values (${places}) ${ending}`, given];
}

/** Columns that the database works out by itself. */
async function madeColumns(table: string): Promise<Set<string>> {
  const { rows } = await database.superuser.query<{ name: string }>(
    "select attname as name from pg_attribute where attrelid = $1::regclass and attgenerated <> ''",
    [table],
  );
  return new Set(rows.map(({ name }) => name));
}

function isPlainObject(value: unknown): boolean {
  return (
    typeof value === "object" &&
    value !== null &&
    !(value instanceof Date) &&
    !Buffer.isBuffer(value) &&
    !isListOfValues(value)
  );
}

function isListOfValues(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => typeof item !== "object");
}

test("every tenant table holds a row of B, so that each attack has something to find", async () => {
  expect(tables.toSorted()).toEqual(await tenantTables(database.superuser));
  for (const table of tables) expect(await rowOf(table, tenantB), table).not.toEqual({});
});

test("as A, no table shows, changes or gives up a row of B", async () => {
  const before = await fingerprint(tenantB);
  for (const table of tables) {
    const column = await plainColumn(table);
    const attacks: [string, string, unknown[]][] = [
      ["select", `select * from ${table} where tenant_id = $1`, [tenantB]],
      ["count", `select from ${table} where tenant_id = $1`, [tenantB]],
      ["select by text", `select * from ${table} t where t::text like $1`, [`%${CANARY}%`]],
      [
        "select through or",
        `select * from ${table} where (tenant_id = $1 or true) and tenant_id <> $2`,
        [tenantB, tenantA],
      ],
      ["update", `update ${table} set ${column} = ${column} where tenant_id = $1 returning *`, [tenantB]],
      [
        "update of all",
        `update ${table} set ${column} = ${column} where tenant_id <> $1 returning *`,
        [tenantA],
      ],
      ["delete", `delete from ${table} where tenant_id = $1 returning *`, [tenantB]],
      ["lock", `select * from ${table} where tenant_id = $1 for update`, [tenantB]],
      ["truncate", `truncate ${table} cascade`, []],
    ];
    for (const [name, sql, values] of attacks)
      expect(nothing(await as(tenantA, sql, values)), `${name} on ${table}`).toBe(true);
  }
  expect(await fingerprint(tenantB)).toBe(before);
});

test("as A, no row can be written for B, moved to B, or laid over B's key", async () => {
  const before = await fingerprint(tenantB);
  for (const table of tables) {
    const keys = (await primaryKey(table)).join(", ");
    const insert = await as(tenantA, ...(await copyOfB(table, tenantB)));
    expect(insert, `insert into ${table}`).toEqual({ refused: RIGHTS });
    const returning = await as(tenantA, ...(await copyOfB(table, tenantB, "returning *")));
    expect(returning, `insert … returning on ${table}`).toEqual({ refused: RIGHTS });
    const upsert = await as(
      tenantA,
      ...(await copyOfB(
        table,
        tenantB,
        `on conflict (${keys}) do update set tenant_id = excluded.tenant_id returning *`,
      )),
    );
    expect(upsert, `upsert on ${table}`).toEqual({ refused: RIGHTS });
    const quiet = await as(tenantA, ...(await copyOfB(table, tenantB, "on conflict do nothing returning *")));
    expect(quiet, `quiet upsert on ${table}`).toEqual({ refused: RIGHTS });
    const moved = await as(tenantA, `update ${table} set tenant_id = $1 where tenant_id = $2`, [
      tenantB,
      tenantA,
    ]);
    expect(moved, `update … set tenant_id on ${table}`).toHaveProperty("refused");
  }
  expect(await fingerprint(tenantB)).toBe(before);
});

test("as A, a row cannot point at a row of B", async () => {
  const VIOLATION = "23503";
  let tried = 0;
  for (const table of tables) {
    for (const { columns, target, target_columns } of await foreignKeysOf(database.superuser, table)) {
      const foreign = await rowOf(target, tenantB);
      const changes = columns.filter((column) => column !== "tenant_id");
      const row = { ...(await rowOf(table, tenantA)) };
      if (changes.some((column) => row[column] === null)) continue;
      const sets = changes.map((column, index) => `"${column}" = $${index + 2}`).join(", ");
      const values = changes.map((column) => foreign[target_columns[columns.indexOf(column)] ?? ""]);
      // As the role that row level security does not bind: the key itself must hold.
      const outcome = await rolledBack(database.superuser, () =>
        database.superuser
          .query(`update ${table} set ${sets} where tenant_id = $1`, [tenantA, ...values])
          .then(
            () => "pointed",
            (error: { code?: string }) => error.code,
          ),
      );
      expect(outcome, `${table} (${columns.join(", ")}) → ${target}`).toBe(VIOLATION);
      tried += 1;
    }
  }
  expect(tried).toBeGreaterThan(30);
});

test("COPY gives A its own rows only", async () => {
  const client = new pg.Client({ connectionString: database.appUrl });
  await client.connect();
  const chunks: Buffer[] = [];
  const connection = (
    client as unknown as {
      connection: { on(event: "copyData", hear: (message: { chunk: Buffer }) => void): void };
    }
  ).connection;
  connection.on("copyData", ({ chunk }) => chunks.push(chunk));
  for (const table of tables) {
    await client.query(`begin; set local app.tenant_id = '${tenantA}'`);
    await client.query(`copy (select * from ${table}) to stdout`);
    await client.query("rollback");
  }
  await client.end();
  const copied = Buffer.concat(chunks).toString("utf8");
  expect(copied).toContain("canario-de-a");
  expect(copied).not.toContain(CANARY);
});

test("without a tenant every table is empty and nothing can be written", async () => {
  for (const setting of ["", "0", "-1"]) {
    for (const table of tables) {
      const seen = await rolledBack(database.app, async () => {
        await database.app.query(`set local app.tenant_id = '${setting}'`);
        return database.app.query(`select * from ${table}`);
      });
      expect(seen.rowCount, `${table} with "${setting}"`).toBe(0);
    }
  }
  const never = await database.app.query("select from orders");
  expect(never.rowCount).toBe(0);
});

test("the application can neither change its role nor the rules", async () => {
  for (const sql of [
    "set role comanda_owner",
    "set session authorization comanda_owner",
    "alter table orders disable row level security",
    "drop policy tenant_isolation on orders",
    "create policy wide on orders using (true)",
    "grant truncate on orders to comanda_app; truncate orders cascade",
    "create table mine (id bigint)",
    "select * from graphile_worker.jobs",
    "select protect_tenant_table('orders')",
    "copy orders to program 'cat'",
    "select pg_read_file('/etc/passwd')",
  ]) {
    expect(await as(tenantA, sql), sql).toEqual({ refused: RIGHTS });
  }
});

test("the attacks would find a hole: with row level security off, A sees B", async () => {
  await database.superuser.query("alter table orders disable row level security");
  try {
    expect(nothing(await as(tenantA, "select * from orders where tenant_id = $1", [tenantB]))).toBe(false);
  } finally {
    await database.superuser.query("alter table orders enable row level security");
  }
});
