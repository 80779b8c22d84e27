import { demoSignIns, isEmpty, seedDemo } from "../../../db/seeds/demo.ts";
import type { Config } from "../platform/config/config.ts";
import type { Database } from "../platform/db/in-tenant.ts";
import { say } from "./progress.ts";

/** Fills an empty database with the demo restaurant when that is wanted. Gives the lines that tell the demo sign-ins. */
export async function seedWhenEmpty(db: Database, { demo }: Config): Promise<readonly string[]> {
  if (!demo) return [];
  if (await isEmpty(db)) {
    say("  Setting up the demo restaurant (the first time only)");
    await seedDemo(db, { now: new Date() });
  }
  return demoSignIns;
}
