import type { SubscriptionTerms } from "#platform/server/config/config.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { trialEndOf } from "../domain/subscription.ts";
import { settleDays } from "./settle-days.ts";

/**
 * Begins the trial of the transaction's restaurant: from today, its own day, for `terms.trialDays`. Meant for
 * a new restaurant; it shortens no days that one has already.
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
