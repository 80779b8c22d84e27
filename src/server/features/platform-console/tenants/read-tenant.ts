import type { readTenant as contract } from "../../../../contract/console/tenants.ts";
import type { ResponseOf } from "../../../../contract/platform/define.ts";
import type { TenantId } from "../../../../domain/ids.ts";
import type { Database } from "../../../platform/db/in-tenant.ts";
import { found } from "../../../platform/http/app-error.ts";
import type { StaffContext } from "../../../platform/http/context.ts";
import { subscriptionEntries } from "../../subscription/public.ts";
import { countPeople, storeOf, tenantOf } from "./tenant-queries.ts";

/** A restaurant as the operator looks at it. Throws `not_found`, for the platform's own tenant too. */
export async function readTenant(
  { now }: StaffContext,
  db: Database,
  id: TenantId,
): Promise<ResponseOf<typeof contract>> {
  const tenantInfo = found(await tenantOf(db, id, now));
  const [storeDetails, totalUsers, entries] = await db.inTenant(id, (tx) =>
    Promise.all([storeOf(tx), countPeople(tx), subscriptionEntries(tx)]),
  );
  return {
    tenantInfo,
    storeDetails,
    totalUsers,
    subscriptionHistory: entries.map((entry) => ({ ...entry, tenant_id: id })),
  };
}
