import { demoSignIns, hasDemoAccounts, mayHoldDemo, seedDemo } from "../../../db/seeds/demo.ts";
import type { Config } from "../platform/config/config.ts";
import { StartupError } from "../platform/config/startup-error.ts";
import type { Database } from "../platform/db/in-tenant.ts";
import { say } from "./progress.ts";

/**
 * Fills an empty database with the demo restaurant when that is wanted. Gives the lines that tell the demo sign-ins.
 * Throws StartupError in production when the database holds them: their password is in our README.
 */
export async function seedWhenEmpty(
  db: Database,
  { demo, production }: Pick<Config, "demo" | "production">,
): Promise<readonly string[]> {
  if (demo && (await mayHoldDemo(db))) {
    say("  Setting up the demo restaurant (the first time only)");
    await seedDemo(db, { now: new Date() });
  }
  const known = await hasDemoAccounts(db);
  if (known && production) {
    throw new StartupError(
      "This database holds the demo sign-ins, which are known to everybody: use another database, or another DATA_DIR, in production.",
    );
  }
  return demo && known ? demoSignIns : [];
}
