import type { SubscriptionTerms } from "#platform/server/config/config.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { trialEndOf } from "../domain/subscription.ts";
import { settleDays } from "./settle-days.ts";

/**
 * Begins the trial of the transaction's restaurant: works from today, its own day, for `terms.trialDays`. For one that was just made; of
 * one that has days already nothing is taken away.
 */
export async function startTrial(tx: Tx, terms: SubscriptionTerms, now: Date): Promise<void> {
  await settleDays(
    tx,
    { now, graceDays: terms.graceDays },
    {
      change: async ({ today }) => {
        await tx.run(
          sqlOf
            .updateTable("subscriptions")
            .set({ given_until: trialEndOf(today, terms.trialDays) })
            .where("tenant_id", "=", tx.tenantId),
        );
      },
      tell: () => "created",
    },
  );
}
