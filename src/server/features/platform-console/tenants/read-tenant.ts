import type { readTenant as contract } from "../../../../contract/console/tenants.ts";
import type { ResponseOf } from "../../../../contract/platform/define.ts";
import type { subscriptionHistory as historyContract } from "../../../../contract/subscription-history.ts";
import type { TenantId } from "../../../../domain/ids.ts";
import type { Tx } from "../../../platform/db/tx.ts";
import type { Deps } from "../../../platform/deps.ts";
import { found } from "../../../platform/http/app-error.ts";
import type { StaffContext } from "../../../platform/http/context.ts";
import { subscriptionOf } from "../../subscription/public.ts";
import { countPeople, storeOf, tenantOf } from "./tenant-queries.ts";

/** A restaurant as the operator looks at it. Throws `not_found`, for the platform's own tenant too. */
export async function readTenant(
  ctx: StaffContext,
  deps: Pick<Deps, "db" | "subscription">,
  id: TenantId,
): Promise<ResponseOf<typeof contract>> {
  const { tenantInfo, storeDetails, totalUsers, subscriptionHistory } = await readSubscriptionHistory(
    ctx,
    deps,
    id,
  );
  return { tenantInfo, storeDetails, totalUsers, subscriptionHistory };
}

/** The same with where its subscription stands and what was paid by hand. Throws `not_found` as `readTenant` does. */
export async function readSubscriptionHistory(
  { now }: StaffContext,
  deps: Pick<Deps, "db" | "subscription">,
  id: TenantId,
): Promise<ResponseOf<typeof historyContract>> {
  const tenantInfo = found(await tenantOf(deps.db, id, now));
  return deps.db.inTenant(id, async (tx) => ({
    tenantInfo,
    ...(await peopleAndStore(tx)),
    ...(await subscriptionOf(tx, deps, id, now)),
  }));
}

async function peopleAndStore(tx: Tx) {
  const [storeDetails, totalUsers] = await Promise.all([storeOf(tx), countPeople(tx)]);
  return { storeDetails, totalUsers };
}
