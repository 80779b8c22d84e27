import type { TenantId } from "#platform/domain/ids.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import { forgetSums, sumDays } from "#reporting/reports/server/public.ts";

/** Makes the daily sums of all restaurants anew, some days a transaction. Reports are right meanwhile: they read days without sums as they are. */
export async function rebuildReports(db: Database): Promise<string[]> {
  const tenants = await db.directory<{ id: TenantId }>(
    "select id from tenants where kind = 'restaurant' order by id",
    [],
  );
  for (const { id } of tenants) {
    await db.inTenant(id, forgetSums);
    while ((await db.inTenant(id, sumDays)) > 0);
  }
  return [
    `The sums of ${tenants.length === 1 ? "1 restaurant" : `${tenants.length} restaurants`} are made anew.`,
  ];
}
