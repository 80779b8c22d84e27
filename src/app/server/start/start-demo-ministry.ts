import path from "node:path";
import { demoIssuer } from "#db/seeds/demo.ts";
import type { Ministry } from "#ministry/ministry.ts";
import type { Config } from "#platform/server/config/config.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import type { SecretBox } from "#platform/server/secrets/secret-box.ts";

interface Demo {
  readonly db: Database;
  readonly config: Pick<Config, "dataDir" | "ministry" | "process">;
  readonly secrets: SecretBox;
}

/**
 * The simulator of the ministry that the demo restaurant issues to, so that a newcomer sees documents become green; what it sealed is
 * kept in the data folder. Null where the ministry's address is given, or where other processes would have to find it.
 */
export async function startDemoMinistry({ db, config, secrets }: Demo): Promise<Ministry | null> {
  if (config.ministry.testAddress !== undefined || config.process !== "all") return null;
  const issuer = await demoIssuer(db, { secrets, now: new Date() });
  if (!issuer) return null;
  // Nobody but the demo needs it: a restaurant's server starts without it.
  const { startMinistry } = await import("#ministry/start-ministry.ts");
  return startMinistry({ issuers: [issuer], file: path.join(config.dataDir, "ministry.jsonl") });
}
