import type { Id, TableId } from "../../domain/ids.ts";
import type { Database } from "./in-tenant.ts";

/** The table that a typed code leads to, and whose it is; undefined when none has it. */
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
