import { z } from "zod";
import type { TenantId } from "#platform/domain/ids.ts";
import { job } from "#platform/server/jobs/jobs.ts";
import { customerOfTenant } from "./card-queries.ts";

/**
 * Closes the pages at Stripe on which a restaurant's card could still be entered: it was switched off, or its days are others, so that what the page
 * would charge is wrong.
 */
export const closeCheckoutsJob = job({
  name: "close-checkouts",
  payload: z.object({ tenantId: z.number().int().positive() }),
  maxAttempts: 12,
  async handle({ tenantId }, { db, cards }) {
    const customer = await customerOfTenant(db, tenantId as TenantId);
    if (customer !== undefined) await cards?.closeCheckouts(customer);
  },
});
