import type { ResponseOf } from "../../../contract/platform/define.ts";
import type { platformDashboard } from "../../../contract/platform-console.ts";
import { SUBSCRIPTION_ACTIVE } from "../../platform/auth/subscription-active.ts";
import type { Database } from "../../platform/db/in-tenant.ts";

type TenantRow = ResponseOf<typeof platformDashboard>["tenants"][number];

/** Every restaurant, by name; the platform's own tenant is none. */
export async function allTenants(db: Database): Promise<TenantRow[]> {
  return db.directory<TenantRow>(
    `select t.id, t.name, t.email, t.subscription_end, ${SUBSCRIPTION_ACTIVE} as is_active
     from tenants t where t.kind = $1 order by lower(t.name), t.id`,
    ["restaurant"],
  );
}
