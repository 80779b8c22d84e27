import type { Id, TableId } from "../../domain/ids.ts";
import { found } from "../http/app-error.ts";
import type { Database } from "./in-tenant.ts";

/** Returns the restaurant of a guests' code. Throws `not_found` for an unknown code. */
export async function tenantOfMenuCode(db: Database, code: string): Promise<Id<"Tenant">> {
  const [home] = await db.directory<{ tenant_id: Id<"Tenant"> }>(
    "select tenant_id from menu_directory where menu_code = $1",
    [code],
  );
  return found(home).tenant_id;
}

/** Returns the table of a typed code and its restaurant; undefined when there is none. */
export async function tableOfShortCode(
  db: Database,
  code: string,
): Promise<{ tenant_id: Id<"Tenant">; table_id: TableId } | undefined> {
  const [home] = await db.directory<{ tenant_id: Id<"Tenant">; table_id: TableId }>(
    "select tenant_id, table_id from table_directory where short_code = $1",
    [code],
  );
  return home;
}
