import type { Database } from "#platform/server/db/in-tenant.ts";
import { required } from "#platform/server/http/app-error.ts";

/**
 * Counts the restaurants that pay at a moment: switched on, and paid up to it, days of grace included. Trials
 * and complimentary restaurants do not count. Times `deps.subscription.monthlyPrice` it is the revenue of a
 * month.
 */
export async function payingTenants(db: Database, now: Date): Promise<number> {
  const [row] = await db.directory<{ count: number }>(
    `select count(*)::int as count from tenants
     where kind = 'restaurant' and subscription_kind = 'paid' and is_active and access_ends_at > $1::timestamptz`,
    [now],
  );
  return required(row, "the number of restaurants that pay").count;
}
