import type pg from "pg";
import type { RealtimeEvent } from "../../contract/events.ts";
import { isStatementFault } from "./database-way.ts";
import type { DatabasePool } from "./pool.ts";
import { asQuery, type Statement, Tx } from "./tx.ts";

const SERIALIZATION_FAILURE = "40001";
const DEADLOCK = "40P01";
const TRIES = 3;

/**
 * Thrown by `work` when its reading was overtaken: it lost a race that it would have seen had it begun a
 * moment later. Everything is rolled back and `work` runs again.
 */
export class RunAgain extends Error {
  readonly code = SERIALIZATION_FAILURE;
}

/** Called after the commit with the events of the transaction and the tenant's number of the first of them. */
export type AfterCommit = (tenantId: number, firstNumber: number, events: readonly RealtimeEvent[]) => void;

export interface Database {
  /**
   * The one way to tenant data: one transaction whose tenant is set for its own life only, retried when PostgreSQL
   * picked it as the victim of a deadlock. `work` must be safe to run again, so it does nothing outside `tx`.
   */
  inTenant<T>(tenantId: number, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Constant statements on directory tables and functions that need no tenant (see `db/migrations/0001_tenancy.sql`). */
  directory<Row>(text: string, values: unknown[]): Promise<Row[]>;
  /**
   * Returns how many connections broke so far. A transaction on one may be committed though nobody heard of
   * it, so its changes have to be announced as possibly missed.
   */
  connectionsLost(): number;
  close(): Promise<void>;
}

/** The one way to the database; `afterCommit` gets what a transaction emitted, once it is committed. */
export function createDatabase(pool: DatabasePool, afterCommit: AfterCommit): Database {
  let lost = 0;
  // Cut by the server, or destroyed because an answer did not come.
  pool.on("connect", (client) => client.once("error", () => (lost += 1)));
  pool.on("release", (broken) => {
    if (broken) lost += 1;
  });
  return {
    inTenant: (tenantId, work) =>
      withNames(pool, (isNamed) =>
        withRetry(() => runTransaction(pool, afterCommit, { tenantId, isNamed }, work)),
      ),
    connectionsLost: () => lost,
    directory: <Row>(text: string, values: unknown[]) =>
      withNames(pool, (isNamed) => runAlone<Row>(pool, { text, values }, isNamed)),
    close: () => pool.end(),
  };
}

/**
 * Runs `attempt` with prepared statements where the way keeps them, and once more without when it turns out that it does not: its
 * transaction was rolled back then, and nobody has to hear of it.
 */
async function withNames<T>(pool: DatabasePool, attempt: (isNamed: boolean) => Promise<T>): Promise<T> {
  if (!pool.keepsStatements) return attempt(false);
  try {
    return await attempt(true);
  } catch (error) {
    if (!isStatementFault(error)) throw error;
    pool.noteStatementFault(error);
    return attempt(false);
  }
}

/** One statement that is its own transaction; it gets one around it where its limits would not hold otherwise. */
async function runAlone<Row>(pool: DatabasePool, statement: Statement, isNamed: boolean): Promise<Row[]> {
  const query = asQuery(statement, isNamed);
  if (pool.limits === "") return (await pool.query(query)).rows as Row[];
  const client = await pool.connect();
  try {
    const [, { rows }] = await Promise.all([
      client.query(`begin${pool.limits}`),
      client.query(query),
      client.query("commit"),
    ]);
    client.release();
    return rows as Row[];
  } catch (error) {
    client.release(error as Error);
    throw error;
  }
}

async function withRetry<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      const code = (error as { code?: unknown }).code;
      if (tries >= TRIES || (code !== SERIALIZATION_FAILURE && code !== DEADLOCK)) throw error;
    }
  }
}

async function runTransaction<T>(
  pool: DatabasePool,
  afterCommit: AfterCommit,
  { tenantId, isNamed }: { readonly tenantId: number; readonly isNamed: boolean },
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  // The only text ever glued into SQL, hence checked: SET takes no parameters.
  if (!Number.isSafeInteger(tenantId) || tenantId <= 0) throw new Error("Not a tenant id");
  const client = await pool.connect();
  let broken: Error | undefined;
  // Not waited for: the first statement of the work travels behind it. Without its tenant that one would find and
  // write nothing, because row level security shows a nameless caller no rows.
  const begun = client.query(`begin; set local app.tenant_id = '${tenantId}'${pool.limits}`);
  const failedToBegin = begun.then(
    () => undefined,
    (cause: Error) => cause,
  );
  const tx = new Tx(client, tenantId, isNamed);
  try {
    const result = await work(tx);
    await begun;
    const firstNumber = await commit(client, tx);
    if (tx.events.length > 0) afterCommit(tenantId, firstNumber, tx.events);
    return result;
  } catch (failure) {
    const error = (await failedToBegin) ?? (isStatementFault(tx.failure) ? tx.failure : failure);
    broken = isFrozen(error) ? error : await rollBack(client);
    throw error;
  } finally {
    // A connection that could not even roll back (time-out, cut) is destroyed, never reused.
    client.release(broken);
  }
}

/** A connection whose answer never came still waits for it: a further statement on it would wait as long again. */
function isFrozen(error: unknown): error is Error {
  return error instanceof Error && error.message === "Query read timeout";
}

/** Rolls back; returns the reason when not even that was possible. */
function rollBack(client: pg.ClientBase): Promise<Error | undefined> {
  return client.query("rollback").then(
    () => undefined,
    (cause: Error) => cause,
  );
}

/**
 * Commits, together with the writes that travel with it; when there are events, takes their numbers in the same
 * message, last of all locks, so that numbers follow commits.
 */
async function commit(client: pg.ClientBase, tx: Tx): Promise<number> {
  const count = tx.events.length;
  const text =
    count === 0
      ? "commit"
      : `insert into counters (tenant_id, series, value) values (${tx.tenantId}, 'event', ${count})
     on conflict (tenant_id, series) do update set value = counters.value + excluded.value
     returning value; commit`;
  const closing = tx.sendClosing();
  const [answer] = await Promise.all([client.query<{ value: number }>(text), ...closing]);
  const results = [answer].flat();
  requireCommit(results.at(-1));
  return (results[0]?.rows[0]?.value ?? 0) - count + 1;
}

/** PostgreSQL answers a commit of a failed transaction with a quiet rollback: work that swallowed an error must not look done. */
function requireCommit(result: pg.QueryResult | undefined): void {
  if (result?.command !== "COMMIT") throw new Error("The transaction had failed and was rolled back");
}
