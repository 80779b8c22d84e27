import type { ResponseOf } from "../../../contract/platform/define.ts";
import type * as contract from "../../../contract/platform-console.ts";
import type { Deps } from "../../platform/deps.ts";
import { allTenants } from "./tenant-queries.ts";

/** The platform's restaurants at a glance: those that can work, those that cannot, and the list of both. */
export async function platformDashboard(
  deps: Pick<Deps, "db" | "clock">,
): Promise<ResponseOf<typeof contract.platformDashboard>> {
  const tenants = await allTenants(deps);
  const activeTenants = tenants.filter((tenant) => tenant.is_active).length;
  return { activeTenants, inactiveTenants: tenants.length - activeTenants, tenants };
}
