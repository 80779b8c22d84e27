import { Client } from "pg";
import { StartupError, systemErrorCode } from "../config/startup-error.ts";
import { type DatabaseWay, findWay, isSharedByTransaction } from "../db/database-way.ts";

/**
 * Proves with one connection that the database can be reached and lets this login in; returns the way there.
 * `name` is the variable the address came from. Throws `StartupError`: one sentence, without the password.
 */
export async function checkDatabase(name: string, url: string): Promise<DatabaseWay> {
  let client: Client;
  try {
    client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000, query_timeout: 5_000 });
  } catch (error) {
    throw new StartupError(
      `${name} is not a PostgreSQL address: write it as postgresql://login:password@host:5432/database.`,
      {
        cause: error,
      },
    );
  }
  client.on("error", () => undefined); // a connection that breaks while it closes is of no interest
  try {
    await client.connect();
    return await findWay(client);
  } catch (error) {
    throw new StartupError(connectionFault(name, url, error), { cause: error });
  } finally {
    await client.end().catch(() => undefined); // never opened, or already gone
  }
}

/**
 * Does the same for the owner's address. Throws `StartupError` also when a pooler shares its connections by transaction: the worker
 * listens on its own, and keeps a lock there that says that it runs.
 */
export async function checkDirectDatabase(name: string, url: string): Promise<void> {
  const { isShared } = await checkDatabase(name, url);
  if (!isShared || !(await isSharedByTransaction(url))) return;
  throw new StartupError(
    `${name} leads through a pooler that shares connections between transactions: give it the address of PostgreSQL itself, because jobs listen and keep locks on their connections.`,
  );
}

function connectionFault(name: string, url: string, error: unknown): string {
  const { host, username, pathname } = new URL(url);
  switch (systemErrorCode(error)) {
    case "28P01":
    case "28000":
      return `The database at ${host} does not let "${decodeURIComponent(username)}" in: check login and password in ${name}.`;
    case "3D000":
      return `The database server at ${host} has no database "${pathname.slice(1)}": create it, or correct ${name}.`;
    case "53300":
      return `The database at ${host} has no connection left: raise max_connections there or end other programs.`;
    case "57P03":
      return `The database at ${host} is still starting: try again in a moment.`;
    case "08P01":
      return `What answers at ${host} refuses what the server needs (${String(error)}): check ${name} and, if that is a pooler, that its pool_mode is transaction.`;
    default:
      return `The database at ${host} cannot be reached (${systemErrorCode(error) ?? (error instanceof Error ? error.message : "no answer")}): check that it runs and that ${name} is right.`;
  }
}
