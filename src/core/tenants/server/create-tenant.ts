import type { Id } from "#platform/domain/ids.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { beginTenant, type NewTenant, nextTenantId } from "./begin-tenant.ts";

/**
 * A tenant with what every one begins with, and what `also` adds (its first admin), in one transaction of its own: what refuses
 * leaves no tenant behind.
 */
export async function createTenant(
  db: Database,
  tenant: NewTenant,
  also?: (tx: Tx) => Promise<unknown>,
): Promise<Id<"Tenant">> {
  const tenantId = await nextTenantId(db);
  await db.inTenant(tenantId, async (tx) => {
    await beginTenant(tx, tenant);
    await also?.(tx);
  });
  return tenantId;
}
