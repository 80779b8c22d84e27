import type { Database } from "#platform/server/db/in-tenant.ts";
import { required } from "#platform/server/http/app-error.ts";

/**
 * How many restaurants pay at a moment: those that are switched on and whose payment reaches it, days of grace counted. A trial or a
 * complimentary restaurant is none. Revenue of a month is this times the monthly price (`deps.subscription.monthlyPrice`).
 */
export async function payingTenants(db: Database, now: Date): Promise<number> {
  const [row] = await db.directory<{ count: number }>(
    `select count(*)::int as count from tenants
     where kind = 'restaurant' and subscription_kind = 'paid' and is_active and access_ends_at > $1::timestamptz`,
    [now],
  );
  return required(row, "the number of restaurants that pay").count;
}
