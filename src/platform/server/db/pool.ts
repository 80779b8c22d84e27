import pg from "pg";
import { type DatabaseWay, isStatementLost, straightWay } from "./database-way.ts";

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
  /** The way of `url`; straight unless told. */
  way?: DatabaseWay;
  /** Called once when the way turns out to keep no prepared statements. */
  onStatementsLost?: () => void;
}

/**
 * Limits, in ms, for work without a waiting person: seeds and the commands of `npm run admin`. A request
 * gives up after seconds, so that a till can say so; setting up ends when it is done.
 */
export const setUpLimits = { statementTimeout: 3_600_000, connectionTimeout: 60_000, idleTimeout: 3_600_000 };

/** Connections to the database that know the way there. */
export class DatabasePool extends pg.Pool {
  /** What follows `begin` where a session is not ours to set limits for; else empty. */
  readonly limits: string;
  readonly #onStatementsLost: () => void;
  #keepsStatements: boolean;

  constructor(
    config: pg.PoolConfig,
    limits: string,
    { keepsStatements }: DatabaseWay,
    onStatementsLost: () => void,
  ) {
    super(config);
    this.limits = limits;
    this.#keepsStatements = keepsStatements;
    this.#onStatementsLost = onStatementsLost;
  }

  /** Statements may be prepared under a name. */
  get keepsStatements(): boolean {
    return this.#keepsStatements;
  }

  /** Believes an answer more than what was found at the start: from then on nothing is prepared by name. */
  noteStatementFault(error: unknown): void {
    if (!this.#keepsStatements || !isStatementLost(error)) return;
    this.#keepsStatements = false;
    this.#onStatementsLost();
  }
}

/**
 * A pool whose every wait has an end on the client's side: a frozen server would hang a default pool for ever.
 * A query that exceeds the time-out destroys its connection. The server's own limits go with the start of a connection, or, where
 * that is shared, with each transaction: a pooler refuses them at the start, or forgets them.
 */
export function createPool({
  url,
  max,
  statementTimeout = 5_000,
  connectionTimeout = 2_000,
  idleTimeout = 30_000,
  way = straightWay,
  onStatementsLost = () => undefined,
}: PoolOptions): DatabasePool {
  const limits = {
    statement_timeout: statementTimeout,
    lock_timeout: Math.min(5_000, statementTimeout),
    idle_in_transaction_session_timeout: idleTimeout,
  };
  const config: pg.PoolConfig = {
    connectionString: url,
    max,
    connectionTimeoutMillis: connectionTimeout,
    query_timeout: statementTimeout,
    ...(way.isShared ? {} : limits),
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // Statements that do not wait for each other travel together; each is still answered, or refused, on its own.
    pipeline: true,
    application_name: "comanda",
    types: { getTypeParser: parserOf as typeof pg.types.getTypeParser },
  };
  const settings = Object.entries(limits).map(([name, ms]) => `; set local ${name} = ${ms}`);
  const pool = new DatabasePool(config, way.isShared ? settings.join("") : "", way, onStatementsLost);
  // An idle connection may die at any time (restart of the database); the pool replaces it, and the next query reports real trouble.
  pool.on("error", () => undefined);
  // The same for one in use: its transaction fails, and without a listener the whole process would end.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}
