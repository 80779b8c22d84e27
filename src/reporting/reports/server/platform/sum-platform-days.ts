import { z } from "zod";
import type { Database } from "#platform/server/db/in-tenant.ts";
import { required } from "#platform/server/http/app-error.ts";
import { job } from "#platform/server/jobs/jobs.ts";

/** Days that are added up in one transaction. */
const DAYS_AT_ONCE = 31;

/** Every five minutes: adds up the days of which restaurants published something. Until then they are read by restaurant. */
export const sumPlatformDays = job({
  name: "sum-platform-days",
  payload: z.object({}),
  maxAttempts: 3,
  schedule: "3,8,13,18,23,28,33,38,43,48,53,58 * * * *",
  async handle(_, { db, log }) {
    let count = 0;
    for (let some = DAYS_AT_ONCE; some === DAYS_AT_ONCE; ) {
      some = await sumSomePlatformDays(db);
      count += some;
    }
    if (count > 0) log.info({ job: "sum-platform-days", count }, "days of the platform were added up");
  },
});

/** Adds up some of the platform's days that restaurants wrote to, and gives how many. */
export async function sumSomePlatformDays(db: Database): Promise<number> {
  const [row] = await db.directory<{ count: number }>("select sum_platform_days($1) as count", [
    DAYS_AT_ONCE,
  ]);
  return required(row, "the row of a function").count;
}
