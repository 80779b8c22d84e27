import { type Id, toId } from "#platform/domain/ids.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import { createTenant } from "./create-tenant.ts";

/** The tenant of the people who run the platform; made with the first of them. */
export async function platformTenant(db: Database): Promise<Id<"Tenant">> {
  const [row] = await db.directory<{ id: number }>(
    "select id from tenants where kind = 'platform' order by id limit 1",
    [],
  );
  return row ? toId<"Tenant">(row.id) : createTenant(db, { name: "Comanda", kind: "platform" });
}
