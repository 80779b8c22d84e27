import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { createDatabase, type Database } from "#platform/server/db/in-tenant.ts";
import { migrate } from "#platform/server/db/migrate.ts";
import { createPool } from "#platform/server/db/pool.ts";
import { CONNECTIONS_MAX } from "#platform/server/postgres/connection-budget.ts";
import { startEmbeddedPostgres } from "#platform/server/postgres/start-embedded-postgres.ts";

/** The bare driver's 32, and what seeds and looks on: beside the product's, so that neither takes the other's. */
const OWN_CONNECTIONS = 50;

export interface BenchDatabase {
  readonly appUrl: string;
  readonly ownerUrl: string;
  /** For seeding only; it is no part of what is measured. */
  readonly db: Database;
  /** Runs a statement as the role that sees everything: VACUUM, settings, the version. */
  asSuperuser(text: string): Promise<readonly Record<string, unknown>[]>;
  stop(): Promise<void>;
}

/** The product's embedded PostgreSQL as it ships (fsync on) in a folder of its own, migrated and empty. */
export async function startBenchDatabase(): Promise<BenchDatabase> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "comanda-bench-"));
  // PostgreSQL may run under another account, which has to reach the folder.
  chmodSync(dataDir, 0o711);
  const postgres = await startEmbeddedPostgres({
    dataDir: path.join(dataDir, "postgres"),
    connections: CONNECTIONS_MAX + OWN_CONNECTIONS,
  });
  await migrate(postgres.ownerUrl);
  const pool = createPool({ url: postgres.appUrl, max: 4, statementTimeout: 120_000 });
  const db = createDatabase(pool, () => undefined);
  return {
    appUrl: postgres.appUrl,
    ownerUrl: postgres.ownerUrl,
    db,
    asSuperuser: (text) => runAlone(postgres.superuserUrl, text),
    async stop() {
      await db.close();
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function runAlone(url: string, text: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const result = await client.query<Record<string, unknown>>(text);
    return result.rows;
  } finally {
    await client.end();
  }
}
