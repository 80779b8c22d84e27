import type { Id } from "../../../domain/ids.ts";
import type { Database } from "../../platform/db/in-tenant.ts";
import { beginTenant, type NewTenant, nextTenantId } from "./begin-tenant.ts";

/** A tenant with what every one begins with, in a transaction of its own. */
export async function createTenant(db: Database, tenant: NewTenant): Promise<Id<"Tenant">> {
  const tenantId = await nextTenantId(db);
  await db.inTenant(tenantId, (tx) => beginTenant(tx, tenant));
  return tenantId;
}
