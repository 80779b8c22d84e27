import type { Id } from "../../domain/ids.ts";
import { found } from "../http/app-error.ts";
import type { Database } from "./in-tenant.ts";

/** The restaurant that a guests' code leads to. Refuses a code that none has with `not_found`. */
export async function tenantOfMenuCode(db: Database, code: string): Promise<Id<"Tenant">> {
  const [home] = await db.directory<{ tenant_id: Id<"Tenant"> }>(
    "select tenant_id from menu_directory where menu_code = $1",
    [code],
  );
  return found(home).tenant_id;
}
