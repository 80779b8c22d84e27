import { z } from "zod";
import type { TenantId } from "#platform/domain/ids.ts";
import { job } from "#platform/server/jobs/jobs.ts";
import { isLiveCard } from "../../domain/card-days.ts";
import { knownCard } from "./card-queries.ts";
import { readCard } from "./read-card.ts";

/**
 * Ends a restaurant's subscription at Stripe at once, after a payment by hand replaced a refused card:
 * nothing is charged any more.
 */
export const endCardJob = job({
  name: "end-card",
  payload: z.object({ tenantId: z.number().int().positive() }),
  maxAttempts: 12,
  async handle({ tenantId }, deps) {
    const { subscriptionId, status } = await deps.db.inTenant(tenantId, knownCard);
    if (!deps.cards || subscriptionId === null || !isLiveCard(status)) return;
    await deps.cards.endNow(subscriptionId);
    await readCard(deps, tenantId as TenantId);
  },
});
