import path from "node:path";
import type { Config } from "#platform/server/config/config.ts";
import { type DatabaseWay, straightWay } from "#platform/server/db/database-way.ts";
import { checkDatabase, checkDirectDatabase } from "#platform/server/postgres/check-database.ts";
import { startEmbeddedPostgres } from "#platform/server/postgres/start-embedded-postgres.ts";
import { say } from "./progress.ts";

export interface DatabaseAddresses {
  /** The application's login: row level security applies to it. */
  readonly appUrl: string;
  /** The way of `appUrl`, through a pooler or not. */
  readonly way: DatabaseWay;
  /** Owner of the schema: migrations and jobs. A process that only answers people may do without. */
  readonly ownerUrl: string | undefined;
  stop(): Promise<void>;
}

/**
 * Opens the database of this start: the one of DATABASE_URL, tried once, or the embedded one in the data
 * folder. `meanwhile` is called when there is nothing to do but wait for it. Throws StartupError with one
 * sentence when it cannot be used.
 */
export async function openDatabase(
  config: Config,
  meanwhile: () => void = () => undefined,
): Promise<DatabaseAddresses> {
  const { database } = config;
  if (database) {
    const way = await checkDatabase("DATABASE_URL", database.url);
    if (database.directUrl) await checkDirectDatabase("DATABASE_DIRECT_URL", database.directUrl);
    return { appUrl: database.url, way, ownerUrl: database.directUrl, stop: async () => undefined };
  }
  const postgres = await startEmbeddedPostgres({
    dataDir: path.join(config.dataDir, "postgres"),
    onProgress: (step) => {
      if (step === "creating") say("  Creating the database (the first time only)");
      if (step === "starting") meanwhile();
    },
  });
  return { ...postgres, way: straightWay };
}
