import type { Id } from "../../../domain/ids.ts";
import type { Database } from "../../platform/db/in-tenant.ts";

export interface TenantRow {
  readonly id: Id<"Tenant">;
  readonly name: string;
  readonly email: string | null;
  /** The same condition that makes staff routes answer 402 (`actor_of_token`). */
  readonly is_active: boolean;
  readonly subscription_end: string | null;
}

/** Every restaurant, by name. The platform's own tenant is none. */
export async function allTenants(db: Database): Promise<TenantRow[]> {
  return db.directory<TenantRow>(
    `select id, name, email, subscription_end,
            is_active and (subscription_end is null or subscription_end >= current_date) as is_active
     from tenants where kind = $1 order by lower(name), id`,
    ["restaurant"],
  );
}
