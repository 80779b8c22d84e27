// Makes the demo restaurant in a process of its own: its memory (500 MB) is freed at the end, and no time
// limit of a request ends it. The parent sends the database's address and receives the progress.
import { seedDemo } from "#db/seeds/demo.ts";
import { sumHealth } from "#operator/operations/server/health/sum-health.ts";
import { createDatabase } from "#platform/server/db/in-tenant.ts";
import { createPool, setUpLimits } from "#platform/server/db/pool.ts";
import { addJobWithoutTenant } from "#platform/server/jobs/jobs.ts";
import { createSecretBox } from "#platform/server/secrets/secret-box.ts";
import type { DemoAnswer, DemoOrder } from "./demo-process.ts";

process.once("message", (order: DemoOrder) => void make(order));
// The parent has ended: nothing half made is committed.
process.once("disconnect", () => process.exit(1));

function tell(answer: DemoAnswer): Promise<void> {
  return new Promise((resolve) => {
    if (!process.send) throw new Error("This is started by the server.");
    process.send(answer, undefined, undefined, () => resolve());
  });
}

async function make({ appUrl, way, secretKeys }: DemoOrder): Promise<void> {
  const db = createDatabase(createPool({ url: appUrl, way, max: 2, ...setUpLimits }), () => undefined);
  try {
    const secrets = createSecretBox(secretKeys);
    await seedDemo(db, { now: new Date(), secrets, onStep: (step) => void tell({ step }) });
    // The operator's first look finds sums, not the half hour before the first round.
    await addJobWithoutTenant(db, sumHealth, {});
    await tell({ isDone: true });
  } catch (error) {
    await tell({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
  await db.close();
  process.disconnect?.();
}
