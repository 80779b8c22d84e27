import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { runMigrations } from "graphile-worker";
import pg from "pg";
import { StartupError } from "../config/startup-error.ts";

const folder = new URL("../../../../db/migrations/", import.meta.url);

/**
 * Brings the database to the newest schema: forward only, each file in its own transaction, one server at a time.
 * Runs as the owner role. Throws StartupError when an applied file was edited or the database is newer than the code. `until` is the
 * number of the last migration, for a database as it was.
 */
export async function migrate(
  ownerUrl: string,
  onProgress: (name: string) => void = () => undefined,
  until?: string,
): Promise<number> {
  const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 2_000 });
  // A connection cut while nothing runs on it (the product is being stopped) fails the next query instead of the process.
  client.on("error", () => undefined);
  await client.connect();
  try {
    await requireAppRole(client);
    await client.query(
      `create table if not exists schema_migrations (
         name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
    );
    await client.query("grant select on schema_migrations to comanda_app");
    const files = await migrationFiles();
    await refuseNewerDatabase(client, files);
    let applied = 0;
    for (const name of files) {
      if (until !== undefined && name.slice(0, until.length) > until) break;
      if (await applyOnce(client, name)) {
        applied += 1;
        onProgress(name);
      }
    }
    await runMigrations({ connectionString: ownerUrl, noPreparedStatements: true });
    return applied;
  } finally {
    await client.end();
  }
}

/** Checks the schema for a process without the owner's address: it refuses to work on another one than the code's. */
export async function checkDatabaseSchema(appUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: appUrl, connectionTimeoutMillis: 2_000 });
  await client.connect();
  try {
    const { rows } = await client
      .query<{ name: string }>("select name from schema_migrations")
      .catch(() => ({ rows: [] }));
    const applied = new Set(rows.map((row) => row.name));
    const missing = (await migrationFiles()).filter((name) => !applied.has(name));
    if (missing.length > 0) {
      throw new StartupError(
        `The database lacks ${missing.length} migrations: start a process with DATABASE_DIRECT_URL first, it brings the database up to date.`,
      );
    }
  } finally {
    await client.end();
  }
}

/**
 * Throws when the application's login is missing: the owner of the server makes it, and migrations only grant
 * it rights.
 */
async function requireAppRole(client: pg.Client): Promise<void> {
  const { rows } = await client.query("select 1 from pg_roles where rolname = 'comanda_app'");
  if (rows.length === 0) {
    throw new StartupError(
      "The database server has no role comanda_app: run `create role comanda_app login password '…'` there as an administrator and use it in DATABASE_URL.",
    );
  }
}

async function migrationFiles(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
}

async function refuseNewerDatabase(client: pg.Client, files: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ name: string }>("select name from schema_migrations order by name");
  const unknown = rows.map((row) => row.name).filter((name) => !files.includes(name));
  if (unknown.length > 0) {
    throw new StartupError(
      `The database was used by a newer version of Comanda (${unknown.join(", ")}): start that version, or restore an older backup.`,
    );
  }
}

async function applyOnce(client: pg.Client, name: string): Promise<boolean> {
  const text = await readFile(new URL(name, folder), "utf8");
  const checksum = createHash("sha256").update(text).digest("hex");
  await client.query("begin; set local lock_timeout = '10s'");
  try {
    // Two servers starting together: the second waits here and then finds the file applied.
    await client.query("lock table schema_migrations in share row exclusive mode");
    const { rows } = await client.query<{ checksum: string }>(
      "select checksum from schema_migrations where name = $1",
      [name],
    );
    const [known] = rows;
    if (known && known.checksum !== checksum) {
      throw new StartupError(
        `The migration ${name} was changed after it had been applied: restore the file and add a new one instead.`,
      );
    }
    if (!known) {
      await client.query(text);
      await client.query("insert into schema_migrations (name, checksum) values ($1, $2)", [name, checksum]);
    }
    await client.query("commit");
    return !known;
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}
