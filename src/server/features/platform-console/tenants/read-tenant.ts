import type { readTenant as contract } from "../../../../contract/console/tenants.ts";
import type { ResponseOf } from "../../../../contract/platform/define.ts";
import type { TenantId } from "../../../../domain/ids.ts";
import type { Database } from "../../../platform/db/in-tenant.ts";
import { found } from "../../../platform/http/app-error.ts";
import { countPeople, storeOf, tenantOf } from "./tenant-queries.ts";

/** A restaurant as the operator looks at it. Throws `not_found`, for the platform's own tenant too. */
export async function readTenant(db: Database, id: TenantId): Promise<ResponseOf<typeof contract>> {
  const tenantInfo = found(await tenantOf(db, id));
  const [storeDetails, totalUsers] = await db.inTenant(id, (tx) =>
    Promise.all([storeOf(tx), countPeople(tx)]),
  );
  return { tenantInfo, storeDetails, totalUsers, subscriptionHistory: [] };
}
