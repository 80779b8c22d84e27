import type { Tx } from "../../platform/db/tx.ts";

export interface SubscriptionRow {
  /** The same condition that makes staff routes answer 402 (`actor_of_token`). */
  readonly is_active: boolean;
  readonly subscription_end: string | null;
}

export async function subscriptionOf(tx: Tx): Promise<SubscriptionRow | undefined> {
  const rows = await tx.query<SubscriptionRow>({
    text: `select is_active and (subscription_end is null or subscription_end >= current_date) as is_active,
                  subscription_end
           from tenants where id = $1 -- the directory: its tenant_id is called id`,
    values: [tx.tenantId],
  });
  return rows[0];
}
