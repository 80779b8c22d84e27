import pg from "pg";

const INT8 = 20;
const DATE = 1082;

/** PostgreSQL sends bigint as text. Ids and cents fit a double exactly up to 2^53; anything larger is a fault, not a rounding. */
function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error(`bigint ${text} does not fit a safe integer`);
  return value;
}

function parserOf(oid: number, format?: "text" | "binary"): (text: string) => unknown {
  if (oid === INT8) return safeInteger;
  // A business day is a date without a zone: keep "YYYY-MM-DD", never a Date.
  if (oid === DATE) return (text) => text;
  return pg.types.getTypeParser(oid, format as "text");
}

export interface PoolOptions {
  url: string;
  /** Most connections at once. */
  max: number;
  /** Milliseconds a statement may take before the server cancels it. */
  statementTimeout?: number;
  /** Milliseconds that somebody waits for a connection. */
  connectionTimeout?: number;
  /** Milliseconds that a transaction may wait for its next statement. */
  idleTimeout?: number;
}

/**
 * Limits, in ms, for work without a waiting person: seeds and the commands of `npm run admin`. A request
 * gives up after seconds, so that a till can say so; setting up ends when it is done.
 */
export const setUpLimits = { statementTimeout: 3_600_000, connectionTimeout: 60_000, idleTimeout: 3_600_000 };

/**
 * A pool whose every wait has an end on the client's side: a frozen server would hang a default pool for ever.
 * A query that exceeds the time-out destroys its connection.
 */
export function createPool({
  url,
  max,
  statementTimeout = 5_000,
  connectionTimeout = 2_000,
  idleTimeout = 30_000,
}: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectionTimeout,
    query_timeout: statementTimeout,
    statement_timeout: statementTimeout,
    lock_timeout: Math.min(5_000, statementTimeout),
    idle_in_transaction_session_timeout: idleTimeout,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // Statements that do not wait for each other travel together; each is still answered, or refused, on its own.
    pipeline: true,
    application_name: "comanda",
    types: { getTypeParser: parserOf as typeof pg.types.getTypeParser },
  });
  // An idle connection may die at any time (restart of the database); the pool replaces it, and the next query reports real trouble.
  pool.on("error", () => undefined);
  // The same for one in use: its transaction fails, and without a listener the whole process would end.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}
