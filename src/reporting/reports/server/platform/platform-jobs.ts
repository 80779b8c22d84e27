import { z } from "zod";
import { readSettings } from "#core/settings/server/public.ts";
import { tenantsJob } from "#core/tenants/server/public.ts";
import { addDays } from "#platform/domain/periods/calendar-date.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { required } from "#platform/server/http/app-error.ts";
import { job } from "#platform/server/jobs/jobs.ts";
import { rawDays, readSummedDays } from "../summed-days.ts";
import { publishDays } from "./publish-days.ts";

/** Days before today that news may concern; older ones are published when they are summed. */
const DAYS_BACK = 2;
/** Most days that were changed since they were summed and wait for an account to close. */
const MAX_STALE = 31;

/**
 * Every five minutes: restaurants with news write their days that are not summed yet into the platform's sums. The
 * number of a restaurant's last event shows the news, so a sale writes nothing more and nobody waits for a row of the
 * platform.
 */
export const publishNewsOfTenants = tenantsJob({
  name: "publish-news",
  schedule: "*/5 * * * *",
  tenants: async ({ db }) => {
    const rows = await db.directory<{ id: number }>("select tenants_with_news() as id", []);
    return rows.map(({ id }) => id);
  },
  done: "days were published to the platform",
  work: publishNews,
});

/** Publishes the recent days of a restaurant and notes the last event; returns the number of days. */
export async function publishNews(tx: Tx, { clock }: Pick<Deps, "clock">): Promise<number> {
  // Read before the figures: anything that happens meanwhile has a higher number and is news of the next round.
  const [last] = await tx.query<{ value: number }>({
    text: "select value from counters where tenant_id = $1 and series = 'event'",
    values: [tx.tenantId],
  });
  const { today } = await readSettings(tx, clock());
  const summed = await readSummedDays(tx);
  const recent = { from: addDays(today, -DAYS_BACK), to: addDays(today, 1) };
  const days = [...new Set([...summed.stale.slice(-MAX_STALE), ...rawDays(summed, recent, today)])];
  await publishDays(tx, days, { raw: days, summed: [] });
  await tx.query({
    text: "update tenant_news set heard = greatest(heard, $2::bigint) where tenant_id = $1",
    values: [tx.tenantId, last?.value ?? 0],
  });
  return days.length;
}

/** Days that are added up in one transaction. */
const DAYS_AT_ONCE = 31;

/**
 * Every five minutes: adds up the days that restaurants published. Until then they are read by restaurant.
 */
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

/** Adds up some of the platform's changed days and returns how many. */
export async function sumSomePlatformDays(db: Database): Promise<number> {
  const [row] = await db.directory<{ count: number }>("select sum_platform_days($1) as count", [
    DAYS_AT_ONCE,
  ]);
  return required(row, "the row of a function").count;
}
