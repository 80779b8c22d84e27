import type { ResponseOf } from "#platform/contract/define.ts";
import type { Id } from "#platform/domain/ids.ts";
import { cents } from "#platform/domain/money/cents.ts";
import type { Deps } from "#platform/server/deps.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { lookUpPlan as definition } from "../../contract/subscription.ts";
import { requireOwn } from "../cancel-subscription.ts";

/** Returns the monthly plan as Stripe charges it; as configured when no card is taken or Stripe does not answer. */
export async function lookUpPlan(
  ctx: StaffContext,
  { cards, subscription }: Deps,
  id: Id<"Tenant">,
): Promise<ResponseOf<typeof definition>> {
  requireOwn(ctx, id);
  const plan = {
    id: String(id),
    name: ctx.say("subscription.plan.title"),
    price: subscription.monthlyPrice,
    currency: subscription.currency,
    interval: "month" as const,
    can_pay_by_card: cards !== undefined,
  };
  if (!cards) return plan;
  try {
    const { amountCents, currency } = await cards.readPrice();
    return { ...plan, price: cents(amountCents), currency };
  } catch (error) {
    ctx.log.warn({ err: error }, "Stripe does not tell its price; the configured one is shown");
    return plan;
  }
}
