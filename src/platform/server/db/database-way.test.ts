import pg from "pg";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { patience } from "#app/server/testing/database.ts";
import { keepingPooler } from "#app/server/testing/pooler/keeping-pooler.ts";
import { hasPgbouncer, startPgbouncer } from "#app/server/testing/pooler/pgbouncer.ts";
import { checkDatabase, checkDirectDatabase } from "../postgres/check-database.ts";
import { type DatabaseWay, straightWay } from "./database-way.ts";
import { createDatabase, type Database } from "./in-tenant.ts";
import { createPool, type PoolOptions } from "./pool.ts";
import type { Tx } from "./tx.ts";

const urls = inject("postgres");
const byTransaction = "pool_mode = transaction";

function open(options: Omit<PoolOptions, "max">): Database {
  const db = createDatabase(createPool({ max: 4, ...patience, ...options }), () => undefined);
  onTestFinished(() => db.close());
  return db;
}

const own = (tenantId: number) => ({
  text: "select current_setting('app.tenant_id')::int as told, $1::int as tenant_id",
  values: [tenantId],
});

/** Many transactions and single statements at once, on fewer connections than there are askers. */
async function crowd(db: Database, times = 100): Promise<void> {
  const asked = Array.from({ length: times }, async (_, at) => {
    const told = await db.inTenant(at + 1, async (tx) => {
      const [[first], [second]] = await Promise.all([tx.query(own(at + 1)), tx.query(own(at + 1))]);
      return [first, second];
    });
    expect(told).toEqual([
      { told: at + 1, tenant_id: at + 1 },
      { told: at + 1, tenant_id: at + 1 },
    ]);
    expect(await db.directory("select $1::int as at", [at])).toEqual([{ at }]);
  });
  await Promise.all(asked);
}

const limitNames = ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"];
const limitsQuery = `select name, setting, 'no tenant_id' as note from pg_settings where name = any($1) order by 1`;

/** The limits, in ms, of a transaction and of a single statement. */
async function limitsOf(db: Database): Promise<string[][]> {
  const inside = await db.inTenant(1, (tx) =>
    tx.query<{ setting: string }>({ text: limitsQuery, values: [limitNames] }),
  );
  const alone = await db.directory<{ setting: string }>(limitsQuery, [limitNames]);
  return [inside, alone].map((rows) => rows.map(({ setting }) => setting));
}

test("straight to PostgreSQL, limits and statements belong to the connection", async () => {
  expect(await checkDatabase("DATABASE_URL", urls.appUrl)).toEqual(straightWay);
  const db = open({ url: urls.appUrl, statementTimeout: 7_000, idleTimeout: 9_000 });
  expect(await limitsOf(db)).toEqual([
    ["9000", "5000", "7000"],
    ["9000", "5000", "7000"],
  ]);
});

test.skipIf(!hasPgbouncer).each([
  ["that refuses our limits", [byTransaction]],
  ["told to ignore them", [byTransaction, `ignore_startup_parameters = ${limitNames.join(", ")}`]],
  ["by session", ["pool_mode = session"]],
])("a PgBouncer %s serves a crowd with every limit", async (_what, settings) => {
  const [url] = await startPgbouncer([urls.appUrl], [...settings, "default_pool_size = 5"]);
  const way = await checkDatabase("DATABASE_URL", url);
  expect(way).toEqual({ isShared: true, keepsStatements: false });
  const onStatementsLost = vi.fn();
  const db = open({ url, way, onStatementsLost, statementTimeout: 7_000, idleTimeout: 9_000 });
  expect(await limitsOf(db)).toEqual([
    ["9000", "5000", "7000"],
    ["9000", "5000", "7000"],
  ]);
  await crowd(open({ url, way, onStatementsLost }));
  expect(onStatementsLost).not.toHaveBeenCalled();
});

test.skipIf(!hasPgbouncer)("a way that was believed to keep statements is corrected unheard", async () => {
  const [url] = await startPgbouncer([urls.appUrl], [byTransaction, "default_pool_size = 3"]);
  const onStatementsLost = vi.fn();
  const db = open({ url, way: { isShared: true, keepsStatements: true }, onStatementsLost });
  await crowd(db);
  expect(onStatementsLost).toHaveBeenCalledOnce();
});

test.skipIf(!hasPgbouncer)("a pooler that allows no transactions is refused in one sentence", async () => {
  const [url] = await startPgbouncer([urls.appUrl], ["pool_mode = statement"]);
  await expect(checkDatabase("DATABASE_URL", url)).rejects.toThrow(
    /^What answers at .* refuses what the server needs \(.*\): check DATABASE_URL/,
  );
});

test.skipIf(!hasPgbouncer).each(["", "server_round_robin = 1\nmin_pool_size = 3"])(
  "a pooler by transaction is refused for the owner's address %#",
  async (setting) => {
    const [url] = await startPgbouncer([urls.ownerUrl], [byTransaction, setting]);
    await expect(checkDirectDatabase("DATABASE_DIRECT_URL", url)).rejects.toThrow(
      /^DATABASE_DIRECT_URL leads through a pooler that shares connections between transactions/,
    );
  },
);

test("the owner's address straight to PostgreSQL is good", async () => {
  await expect(checkDirectDatabase("DATABASE_DIRECT_URL", urls.ownerUrl)).resolves.toBeUndefined();
});

test.skipIf(!hasPgbouncer)("the owner's address through a pooler by session is good", async () => {
  const [url] = await startPgbouncer([urls.ownerUrl], ["pool_mode = session"]);
  await expect(checkDirectDatabase("DATABASE_DIRECT_URL", url)).resolves.toBeUndefined();
});

test("a pooler that keeps statements gets them by name, and limits in each transaction", async () => {
  const url = await keepingPooler(urls.appUrl);
  const way = await checkDatabase("DATABASE_URL", url);
  expect(way).toEqual<DatabaseWay>({ isShared: true, keepsStatements: true });
  const query = vi.spyOn(pg.Client.prototype, "query");
  onTestFinished(() => query.mockRestore());
  const db = open({ url, way, statementTimeout: 7_000, idleTimeout: 9_000 });
  expect(await limitsOf(db)).toEqual([
    ["9000", "5000", "7000"],
    ["9000", "5000", "7000"],
  ]);
  const named = query.mock.calls.filter(([asked]) => (asked as unknown as pg.QueryConfig).name);
  expect(named).toHaveLength(2);
  await crowd(db);
});

const statement = own(1);
const answer = [{ told: 1, tenant_id: 1 }];

/** One connection, on which `sabotage` is run before it is asked. */
async function sabotaged(
  sabotage: (connection: pg.PoolClient) => Promise<unknown>,
): Promise<{ db: Database; onStatementsLost: () => void }> {
  const onStatementsLost = vi.fn();
  const pool = createPool({ url: urls.appUrl, max: 1, ...patience, onStatementsLost });
  const db = createDatabase(pool, () => undefined);
  onTestFinished(() => db.close());
  await db.inTenant(1, (tx) => tx.query(statement));
  await db.directory("select 1 as one", []);
  const connection = await pool.connect();
  await sabotage(connection);
  connection.release();
  return { db, onStatementsLost };
}

const forget = (connection: pg.PoolClient) => connection.query("deallocate all");

test("a statement that the connection has forgotten is asked again without its name", async () => {
  const { db, onStatementsLost } = await sabotaged(forget);
  expect(await db.inTenant(1, (tx) => tx.query(statement))).toEqual(answer);
  expect(onStatementsLost).toHaveBeenCalledOnce();
});

test("also one without a tenant", async () => {
  const { db, onStatementsLost } = await sabotaged(forget);
  expect(await db.directory("select 1 as one", [])).toEqual([{ one: 1 }]);
  expect(onStatementsLost).toHaveBeenCalledOnce();
});

test("also where the work hears of another error first", async () => {
  const { db } = await sabotaged(forget);
  const work = async (tx: Tx) => {
    await tx.query(statement).catch(() => undefined);
    // PostgreSQL says only that the transaction has failed.
    await tx.query({ text: "select $1::int as tenant_id, 'another' as note", values: [1] });
    return tx.query(statement);
  };
  expect(await db.inTenant(1, work)).toEqual(answer);
});

test("also where the work hears of none", async () => {
  const { db } = await sabotaged(forget);
  expect(await db.inTenant(1, (tx) => tx.query(statement).catch(() => []))).toEqual(answer);
});

test("a name that somebody else has taken is left to them", async () => {
  const { db, onStatementsLost } = await sabotaged(async (connection) => {
    const { rows } = await connection.query<{ name: string }>("select name from pg_prepared_statements");
    await forget(connection);
    parsedBy(connection).parsedStatements = {};
    for (const { name } of rows) await connection.query(`prepare "${name}" as select 2`);
  });
  expect(await db.inTenant(1, (tx) => tx.query(statement))).toEqual(answer);
  expect(onStatementsLost).toHaveBeenCalledOnce();
});

/** What the driver believes is prepared on a connection; its types leave it out. */
function parsedBy(connection: pg.PoolClient): { parsedStatements: object } {
  return (connection as unknown as { connection: { parsedStatements: object } }).connection;
}

test("a pooler that cuts the connection over a name keeps its other names", async () => {
  const refused = Object.assign(new Error("prepared statement name is already in use"), { code: "08P01" });
  const { db, onStatementsLost } = await sabotaged(async (connection) => {
    vi.spyOn(connection, "query").mockImplementationOnce(() => Promise.reject(refused) as never);
  });
  expect(await db.inTenant(1, (tx) => tx.query(statement))).toEqual(answer);
  expect(onStatementsLost).not.toHaveBeenCalled();
});

test("a statement unknown because its transaction had failed says nothing of the way", async () => {
  const { db, onStatementsLost } = await sabotaged(async () => undefined);
  const fresh = { text: "select $1::int as tenant_id, 'never asked before' as note", values: [1] };
  const work = (tx: Tx) =>
    Promise.all([
      tx.query({ text: "select 1 / ($1::int - 1) as tenant_id", values: [1] }),
      // The second is sent by the name that the first was to give it.
      tx.query(fresh),
      tx.query(fresh),
    ]);
  await expect(db.inTenant(1, work)).rejects.toThrow("division by zero");
  expect(onStatementsLost).not.toHaveBeenCalled();
});
