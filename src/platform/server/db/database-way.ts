import { randomUUID } from "node:crypto";
import pg from "pg";

/** The way from us to PostgreSQL, as far as it changes what may be asked of a connection. */
export interface DatabaseWay {
  /** A pooler gives a connection to others between two transactions: what is set for a session is lost, or met by them. */
  readonly isShared: boolean;
  /** A statement prepared under a name is there when it is asked for again. */
  readonly keepsStatements: boolean;
}

/** Straight to PostgreSQL. */
export const straightWay: DatabaseWay = { isShared: false, keepsStatements: true };

/**
 * Finds out the way of a connected client. A pooler invents the process number that it greets with; PostgreSQL greets with its own.
 * A pooler that keeps prepared statements (PgBouncer from 1.21 on) does so under names of its own; the others hand ours on, and
 * the connection where it is known is another one the next time. A pooler by session counts as one that keeps none: slower, never wrong.
 * Throws what the database answers, for one when the pooler allows no transactions.
 */
export async function findWay(client: pg.Client): Promise<DatabaseWay> {
  const name = `way_${randomUUID()}`;
  await client.query("begin");
  const { rows } = await client.query<{ pid: number; isKnown: boolean }>({
    name,
    text: `select pg_backend_pid() as pid,
                  exists (select from pg_prepared_statements where name = $1) as "isKnown"`,
    values: [name],
  });
  const [row] = rows;
  const isShared = row?.pid !== greetedNumber(client);
  // Another connection to the pooler is not to meet it.
  if (isShared && row?.isKnown) await client.query(`deallocate "${name}"`);
  await client.query("commit");
  return { isShared, keepsStatements: !isShared || row?.isKnown === false };
}

/** Its types leave out the number that the server said at the start. */
function greetedNumber(client: pg.Client): number | null {
  return (client as unknown as { readonly processID: number | null }).processID;
}

/** Rounds after which two connections that never met count as separate. */
const ROUNDS = 5;

/**
 * Returns true if two connections were seen on the same process of PostgreSQL: then a pooler shares it by transaction, and
 * nobody may listen or keep a lock there.
 */
export async function isSharedByTransaction(url: string): Promise<boolean> {
  const clients = [
    new pg.Client({ connectionString: url }),
    new pg.Client({ connectionString: url }),
  ] as const;
  const [one, two] = clients;
  for (const client of clients) client.on("error", () => undefined);
  const seen = [new Set<number>(), new Set<number>()] as const;
  const look = async (client: pg.Client, pids: Set<number>) => {
    const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
    for (const { pid } of rows) pids.add(pid);
  };
  try {
    await Promise.all(clients.map((client) => client.connect()));
    for (let round = 0; round < ROUNDS && seen[0].isDisjointFrom(seen[1]); round += 1) {
      await look(one, seen[0]);
      await look(two, seen[1]);
      // A pooler that takes its connections in turn gives a pair of them to a pair of us.
      await look(two, seen[1]);
    }
    return !seen[0].isDisjointFrom(seen[1]);
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
  }
}

/** One sentence for the log: which way DATABASE_URL takes, and what follows. */
export function wayInWords({ isShared, keepsStatements }: DatabaseWay): string {
  if (!isShared) return "DATABASE_URL leads straight to PostgreSQL: limits are set once for each connection.";
  const way = "DATABASE_URL leads through a pooler: each transaction sets its own limits";
  return keepsStatements
    ? `${way}, and prepared statements are kept there.`
    : `${way}, and statements are planned each time, which takes longer; PgBouncer keeps them from 1.21 on with max_prepared_statements above 0 and pool_mode transaction.`;
}

/** Of PostgreSQL: a prepared statement is unknown, or known already. */
const nameFaults = ["26000", "42P05"];

/** The connection of this moment does not know what we prepared on it, or knows it from somebody else. */
export function isStatementLost(error: unknown): boolean {
  return error instanceof Error && "code" in error && nameFaults.includes(String(error.code));
}

/**
 * The same, or a pooler that keeps statements cut the connection over one: PgBouncer goes on knowing a name whose statement
 * PostgreSQL refused, because its transaction had failed, and ends who prepares it again (`prepared statement name is already in use`).
 */
export function isStatementFault(error: unknown): boolean {
  if (isStatementLost(error)) return true;
  return (
    error instanceof Error &&
    "code" in error &&
    error.code === "08P01" &&
    /prepared statement/.test(error.message)
  );
}
