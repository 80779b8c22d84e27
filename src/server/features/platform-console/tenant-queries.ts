import type { ResponseOf } from "../../../contract/platform/define.ts";
import type { platformDashboard } from "../../../contract/platform-console.ts";
import type { Database } from "../../platform/db/in-tenant.ts";

type TenantRow = ResponseOf<typeof platformDashboard>["tenants"][number];

/**
 * Every restaurant, by name; the platform's own tenant is none. Active is the same condition that makes staff routes
 * answer 402 (`actor_of_token`).
 */
export async function allTenants(db: Database): Promise<TenantRow[]> {
  return db.directory<TenantRow>(
    `select id, name, email, subscription_end,
            is_active and (subscription_end is null or subscription_end >= current_date) as is_active
     from tenants where kind = $1 order by lower(name), id`,
    ["restaurant"],
  );
}
