import path from "node:path";
import pg from "pg";
import type { Config } from "../platform/config/config.ts";
import { StartupError } from "../platform/config/startup-error.ts";
import { systemErrorCode } from "../platform/config/system-error-code.ts";
import { startEmbeddedPostgres } from "../platform/postgres/start-embedded-postgres.ts";
import { say } from "./progress.ts";

export interface DatabaseAddresses {
  /** The application's login: row level security applies to it. */
  readonly appUrl: string;
  /** Owner of the schema: migrations and jobs. */
  readonly ownerUrl: string;
  stop(): Promise<void>;
}

/**
 * The database this start uses: the one of DATABASE_URL, tried once, or the embedded one in the data folder.
 * Throws StartupError with one sentence when it cannot be used.
 */
export async function openDatabase(config: Config): Promise<DatabaseAddresses> {
  const { database } = config;
  if (database) {
    await tryOut("DATABASE_URL", database.url);
    if (database.directUrl !== database.url) await tryOut("DATABASE_DIRECT_URL", database.directUrl);
    return { appUrl: database.url, ownerUrl: database.directUrl, stop: async () => undefined };
  }
  const postgres = await startEmbeddedPostgres({
    dataDir: path.join(config.dataDir, "postgres"),
    onProgress: (step) => {
      if (step === "creating") say("  Creating the database (the first time only)");
    },
  });
  return postgres;
}

async function tryOut(variable: string, url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    await client.query("select 1");
  } catch (error) {
    throw new StartupError(`${variable} does not work: ${reasonOf(error)}`, { cause: error });
  } finally {
    await client.end().catch(() => undefined);
  }
}

function reasonOf(error: unknown): string {
  switch (systemErrorCode(error)) {
    case "ECONNREFUSED":
      return "no PostgreSQL answers at that address. Start it, or check host and port.";
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return "that host name is not known. Check the address.";
    case "28P01":
    case "28000":
      return "PostgreSQL refused the user name or the password.";
    case "3D000":
      return "that database does not exist on the server. Create it, or check the name at the end of the address.";
    default:
      return `${error instanceof Error ? error.message : String(error)}.`;
  }
}
