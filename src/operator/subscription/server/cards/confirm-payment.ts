import type { Deps } from "#platform/server/deps.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { SubscriptionView } from "../../contract/subscription.ts";
import { subscriptionView } from "../subscription-view.ts";
import { askCards } from "./ask-cards.ts";
import { readCard } from "./read-card.ts";

/** Asks Stripe what was paid and gives what follows: who comes back from its page is often faster than its message. */
export async function confirmPayment(ctx: StaffContext, deps: Deps): Promise<SubscriptionView> {
  await askCards(ctx, () => readCard(deps, ctx.tenantId));
  return ctx.inTenant((tx) => subscriptionView(tx, deps, ctx.now));
}
