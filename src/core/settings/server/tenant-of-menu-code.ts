import type { Id } from "#platform/domain/ids.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import { found } from "#platform/server/http/app-error.ts";

/** Returns the restaurant of a guests' code. Throws `not_found` for an unknown code. */
export async function tenantOfMenuCode(db: Database, code: string): Promise<Id<"Tenant">> {
  const [home] = await db.directory<{ tenant_id: Id<"Tenant"> }>(
    "select tenant_id from menu_directory where menu_code = $1",
    [code],
  );
  return found(home).tenant_id;
}
