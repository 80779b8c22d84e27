import path from "node:path";
import { createDatabase, type Database } from "#platform/server/db/in-tenant.ts";
import { createPool } from "#platform/server/db/pool.ts";
import { databaseName } from "#platform/server/postgres/create-cluster.ts";
import { postgresUrl, runningAddressOf } from "#platform/server/postgres/postgres-address.ts";
import { postgresRoles, readPostgresCredentials } from "#platform/server/postgres/postgres-credentials.ts";
import { openPostgresFolder, readPostmasterNote } from "#platform/server/postgres/postgres-folder.ts";

/** The embedded server takes 50 connections in all, the product's own 20 among them. */
const CONNECTIONS = 3;

/**
 * The database of the running product, by the login it uses itself, so that row level security holds here too. Tests
 * make their restaurants with it. Nothing that is written here is told to screens: for that, call the product.
 */
export async function openDatabase(): Promise<Database> {
  const dataDir = process.env.COMANDA_E2E_DATA_DIR ?? "data";
  const folder = await openPostgresFolder(path.join(dataDir, "postgres"));
  const credentials = await readPostgresCredentials(folder);
  const note = readPostmasterNote(folder);
  if (!credentials || !note) throw new Error(`No running database in ${folder.root}`);
  const login = { role: postgresRoles.app, password: credentials.app, database: databaseName };
  const pool = createPool({ url: postgresUrl(folder, runningAddressOf(note), login), max: CONNECTIONS });
  return createDatabase(pool, () => undefined);
}
