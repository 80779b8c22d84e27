import { z } from "zod";
import type { TenantId } from "#platform/domain/ids.ts";
import { job } from "#platform/server/jobs/jobs.ts";
import { purgeOf } from "./card-queries.ts";
import { endLateCard } from "./late-card.ts";
import { readCard } from "./read-card.ts";

/** Asks Stripe about a restaurant's card, by the worker, until Stripe answers. Of one that is deleted no card may live. */
export const readCardJob = job({
  name: "read-card",
  payload: z.object({ tenantId: z.number().int().positive() }),
  maxAttempts: 12,
  async handle({ tenantId }, deps) {
    const id = tenantId as TenantId;
    const purge = await purgeOf(deps.db, id);
    await (purge === undefined ? readCard(deps, id) : endLateCard(deps, id, purge));
  },
});
