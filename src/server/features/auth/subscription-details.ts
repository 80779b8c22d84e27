import type * as contract from "../../../contract/person/profile.ts";
import type { ResponseOf } from "../../../contract/platform/define.ts";
import { subscriptionActive } from "../../platform/auth/subscription-active.ts";
import type { Tx } from "../../platform/db/tx.ts";
import { required } from "../../platform/http/app-error.ts";
import type { StaffContext } from "../../platform/http/context.ts";

/** The restaurant's subscription. A restaurant has one; it carries the restaurant's number. */
export async function subscriptionDetails(
  ctx: StaffContext,
): Promise<ResponseOf<typeof contract.subscriptionDetails>> {
  const row = required(
    await ctx.inTenant((tx) => subscriptionOf(tx, ctx.now)),
    "the restaurant of the signed-in person",
  );
  return {
    subscription_id: String(ctx.tenantId),
    is_active: row.is_active,
    subscription_end: row.subscription_end,
  };
}

interface SubscriptionRow {
  readonly is_active: boolean;
  readonly subscription_end: string | null;
}

async function subscriptionOf(tx: Tx, now: Date): Promise<SubscriptionRow | undefined> {
  const rows = await tx.query<SubscriptionRow>({
    text: `select ${subscriptionActive("$2")} as is_active, t.subscription_end
      from tenants t where t.id = $1 -- the directory: its tenant_id is called id`,
    values: [tx.tenantId, now],
  });
  return rows[0];
}
