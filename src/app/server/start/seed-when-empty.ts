import {
  demoSignIns,
  hasDemoAccounts,
  mayHoldDemo,
  offeredOperator,
  offeredSignIns,
  refreshDemo,
} from "#db/seeds/demo.ts";
import type { Config } from "#platform/server/config/config.ts";
import { StartupError } from "#platform/server/config/startup-error.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import type { DemoOperator, DemoSignIn, Deps } from "#platform/server/deps.ts";
import { say } from "./progress.ts";

export interface KnownDemo {
  /** For the terminal. */
  readonly lines: readonly string[];
  /** For the sign-in page. */
  readonly signIns: readonly DemoSignIn[];
  /** For the console's. */
  readonly operator?: DemoOperator;
  /** The database holds the demo's sign-ins, wanted or not. */
  readonly isThere: boolean;
}

/** What the sign-in pages offer of it. */
export function offeredBy({ signIns, operator }: KnownDemo): Pick<Deps, "demo" | "demoOperator"> {
  return { demo: signIns, ...(operator ? { demoOperator: operator } : {}) };
}

/**
 * Has `make` fill an empty database with the demo restaurant when that is wanted; one that is there is brought to the present.
 * Throws StartupError in production when the database holds them: their password is in our README.
 */
export async function seedWhenEmpty(
  db: Database,
  { demo, production }: Pick<Config, "demo" | "production">,
  make: () => Promise<void>,
): Promise<KnownDemo> {
  if (demo && (await mayHoldDemo(db))) {
    say("  Setting up the demo restaurant (the first time only)");
    await make();
  }
  const known = await hasDemoAccounts(db);
  if (known && production) {
    throw new StartupError(
      "This database holds the demo sign-ins, which are known to everybody: use another database, or another DATA_DIR, in production.",
    );
  }
  if (!demo || !known) return { lines: [], signIns: [], isThere: known };
  await refreshDemo(db, new Date());
  return { lines: demoSignIns, signIns: offeredSignIns, operator: offeredOperator, isThere: true };
}
