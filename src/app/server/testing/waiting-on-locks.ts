import type { Database } from "#platform/server/db/in-tenant.ts";

/** How many transactions of this database wait for a lock that another holds. */
export async function waitingOnLocks(db: Database): Promise<number> {
  const rows = await db.directory(
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    [],
  );
  return rows.length;
}
