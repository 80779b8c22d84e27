import type * as contract from "../../../contract/auth.ts";
import type { ResponseOf } from "../../../contract/platform/define.ts";
import { found } from "../../platform/http/app-error.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { subscriptionOf } from "./subscription-queries.ts";

/** The restaurant's subscription. A restaurant has one; it carries the restaurant's number. */
export async function subscriptionDetails(
  ctx: StaffContext,
): Promise<ResponseOf<typeof contract.subscriptionDetails>> {
  const row = found(await ctx.inTenant(subscriptionOf));
  return {
    subscription_id: String(ctx.tenantId),
    is_active: row.is_active,
    subscription_end: row.subscription_end,
  };
}
