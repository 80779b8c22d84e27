import { text } from "node:stream/consumers";
import { loadConfig } from "#platform/server/config/config.ts";
import { StartupError } from "#platform/server/config/startup-error.ts";
import { createDatabase } from "#platform/server/db/in-tenant.ts";
import { migrate } from "#platform/server/db/migrate.ts";
import { createPool } from "#platform/server/db/pool.ts";
import { createSecretBox } from "#platform/server/secrets/secret-box.ts";
import { type AdminCommand, adminCommand, adminUsage } from "./admin/admin-command.ts";
import { runAdminCommand } from "./admin/run-admin-command.ts";
import { openDatabase } from "./start/open-database.ts";
import { say } from "./start/progress.ts";

/** Time limit in milliseconds: a ledger of years is read whole, and nobody at a till waits for it. */
const LONGEST = 600_000;

/** Runs the command on the configured database, brought to the newest schema first when its owner is known. */
async function run(command: AdminCommand): Promise<void> {
  const config = loadConfig();
  const database = await openDatabase(config);
  const secrets = createSecretBox(config.secretKeys);
  try {
    if (database.ownerUrl !== undefined) await migrate(database.ownerUrl);
    const db = createDatabase(
      createPool({ url: database.appUrl, way: database.way, max: 2, statementTimeout: LONGEST }),
      () => undefined,
    );
    try {
      const readInput = () => text(process.stdin);
      for (const line of await runAdminCommand(command, { db, secrets, readInput, now: new Date() }))
        say(line);
    } finally {
      await db.close();
    }
  } finally {
    await database.stop();
  }
}

try {
  const command = adminCommand(process.argv.slice(2));
  if (command.kind === "help") say(adminUsage);
  else await run(command);
} catch (error) {
  // A known reason is one sentence; anything else is our own fault and shown whole.
  const isKnown = error instanceof StartupError;
  const shown = isKnown ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${shown}\n${isKnown ? "npm run admin -- --help tells how to use it.\n" : ""}`);
  process.exitCode = isKnown ? error.exitCode : 1;
}
