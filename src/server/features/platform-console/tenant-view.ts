import type { ResponseOf } from "../../../contract/platform/define.ts";
import type { platformDashboard } from "../../../contract/platform-console.ts";
import type { TenantRow } from "./tenant-queries.ts";

/** A restaurant as the platform's operator sees it. */
export function tenantView(row: TenantRow): ResponseOf<typeof platformDashboard>["tenants"][number] {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    is_active: row.is_active,
    subscription_end: row.subscription_end,
  };
}
