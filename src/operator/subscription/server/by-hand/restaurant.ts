import type { TenantId } from "#platform/domain/ids.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";

/** A transaction of the operator's in a restaurant. Refuses what is none with `not_found`. */
export async function inRestaurant<T>(
  db: Database,
  tenantId: TenantId,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const rows = await db.directory("select 1 from tenants where id = $1 and kind = 'restaurant'", [tenantId]);
  if (rows.length === 0) throw new AppError("not_found");
  return db.inTenant(tenantId, work);
}
