import { addDays, type CalendarDate } from "#platform/domain/periods/calendar-date.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import type { SubscriptionView } from "../contract/subscription.ts";
import { isLiveCard } from "../domain/card-days.ts";
import { phaseOf, type Subscription } from "../domain/subscription.ts";
import { knownCard } from "./cards/card-queries.ts";
import { subscriptionState } from "./subscription-state.ts";

/** Returns the subscription for the restaurant's admin. */
export async function subscriptionView(
  tx: Tx,
  { subscription: terms, cards }: Pick<Deps, "subscription" | "cards">,
  now: Date,
): Promise<SubscriptionView> {
  const state = await subscriptionState(tx, now);
  const card = await knownCard(tx);
  return {
    subscription_id: String(tx.tenantId),
    is_active: state.mayWork,
    subscription_end: state.end,
    phase: phaseOf(state, state.today),
    works_until: worksUntil(state, state.today),
    today: state.today,
    is_switched_off: !state.isSwitchedOn,
    in_service_since: state.inServiceSince,
    deleted_at: await deletedAt(tx),
    price: terms.monthlyPrice,
    currency: terms.currency,
    card: {
      is_offered: cards !== undefined,
      is_on: card.subscriptionId !== null && isLiveCard(card.status) && !card.ends,
      has_failed: card.failedAt !== null,
      is_known: cards !== undefined && card.status !== null,
    },
    transfer_details: terms.transferDetails,
  };
}

/** Returns the last day of grace when the payment is late; null when it is not. */
export function worksUntil(subscription: Subscription, today: CalendarDate): CalendarDate | null {
  const { end, graceDays } = subscription;
  return end !== null && phaseOf(subscription, today) === "past_due" ? addDays(end, graceDays) : null;
}

async function deletedAt(tx: Tx): Promise<Date | null> {
  const [row] = await tx.query<{ due_at: Date }>({
    text: "select due_at from tenant_deletions where tenant_id = $1",
    values: [tx.tenantId],
  });
  return row?.due_at ?? null;
}
