import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { Client } from "pg";
import { addressOf, postgresUrl } from "./postgres-address.ts";
import { type PostgresCredentials, postgresRoles } from "./postgres-credentials.ts";
import { type PostgresFolder, readPostmasterNote } from "./postgres-folder.ts";
import type { PostgresAddress } from "./postgres-settings.ts";
import { isAlive, isPostgres, pause } from "./process-life.ts";
import { longestStart } from "./start-lock.ts";

/** A server that was already running for the folder. */
export interface LivingServer {
  readonly pid: number;
  readonly address: PostgresAddress;
}

/**
 * Finds the server that already runs for this folder, waiting for it while it is still starting or stopping.
 * `undefined` when there is none. Throws when one runs but does not let our login in.
 */
export async function livingServer(
  folder: PostgresFolder,
  credentials: PostgresCredentials,
): Promise<LivingServer | undefined> {
  const deadline = Date.now() + longestStart;
  while (Date.now() < deadline) {
    const note = readPostmasterNote(folder);
    if (note === undefined || note.isOfOriginal || !isPostgres(note.pid)) return undefined;
    if (note.ready) {
      const address = addressOf(note);
      await signInOnce(folder, address, credentials.superuser);
      return { pid: note.pid, address };
    }
    await pause(50);
  }
  return undefined;
}

/** Tells whether another living launcher looks after the server of this folder. */
export function hasOtherLauncher(folder: PostgresFolder): boolean {
  const pid = readLauncher(folder);
  return pid !== undefined && pid !== process.pid && isAlive(pid);
}

/** Notes that this process looks after the server: restarts it and stops it at the end. */
export function becomeLauncher(folder: PostgresFolder): void {
  writeFileSync(folder.launcher, String(process.pid));
}

/** The opposite of `becomeLauncher`. */
export function resignAsLauncher(folder: PostgresFolder): void {
  if (readLauncher(folder) === process.pid) rmSync(folder.launcher, { force: true });
}

function readLauncher(folder: PostgresFolder): number | undefined {
  try {
    const pid = Number(readFileSync(folder.launcher, "utf8"));
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined; // nobody looks after it
  }
}

async function signInOnce(folder: PostgresFolder, address: PostgresAddress, password: string): Promise<void> {
  const login = { role: postgresRoles.superuser, password, database: "postgres" };
  const client = new Client({
    connectionString: postgresUrl(folder, address, login),
    connectionTimeoutMillis: 2_000,
    query_timeout: 5_000,
  });
  client.on("error", () => undefined); // a connection that breaks while it closes is of no interest
  try {
    await client.connect();
  } finally {
    await client.end();
  }
}
