import type { subscriptionHistory as historyContract } from "#operator/subscription/contract/subscription-history.ts";
import { subscriptionOf } from "#operator/subscription/server/public.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { TenantId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { readTenant as contract } from "../../contract/tenants.ts";
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
