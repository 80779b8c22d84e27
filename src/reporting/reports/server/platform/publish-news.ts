import { readSettings } from "#core/settings/server/public.ts";
import { addDays } from "#platform/domain/periods/calendar-date.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { tenantsJob } from "#platform/server/jobs/tenants-job.ts";
import { rawDays, readSummedDays } from "../summed-days.ts";
import { publishDays } from "./publish-days.ts";

/** Days before today that news may be of; older ones are published when they are summed. */
const DAYS_BACK = 2;
/** Days that were written to since they were summed and wait for an account to close, at most. */
const MOST_STALE = 31;

/**
 * Every five minutes: restaurants where something happened write their days that are not summed yet into the platform's sums. The number of
 * a restaurant's last event tells that something did, so a sale writes nothing more and nobody waits for a row of the platform.
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

/** Publishes the recent days of a restaurant and notes up to which event; gives how many days there were. */
export async function publishNews(tx: Tx, { clock }: Pick<Deps, "clock">): Promise<number> {
  // Before what it counts is read: what happens meanwhile has a higher number and is news of the next round.
  const [last] = await tx.query<{ value: number }>({
    text: "select value from counters where tenant_id = $1 and series = 'event'",
    values: [tx.tenantId],
  });
  const { today } = await readSettings(tx, clock());
  const summed = await readSummedDays(tx);
  const recent = { from: addDays(today, -DAYS_BACK), to: addDays(today, 1) };
  const days = [...new Set([...summed.stale.slice(-MOST_STALE), ...rawDays(summed, recent, today)])];
  await publishDays(tx, days, { raw: days, summed: [] });
  await tx.query({
    text: "update tenant_news set heard = greatest(heard, $2::bigint) where tenant_id = $1",
    values: [tx.tenantId, last?.value ?? 0],
  });
  return days.length;
}
