import { z } from "zod";
import type { TenantId } from "#platform/domain/ids.ts";
import type { Deps } from "#platform/server/deps.ts";
import { job } from "#platform/server/jobs/jobs.ts";
import { noteLateCard, type PurgedTenant, purgeOf } from "./card-queries.ts";
import { readCard } from "./read-card.ts";
import { tenantCards } from "./tenant-cards.ts";

/** Asks Stripe about a restaurant's card until Stripe answers. A deleted restaurant must have no live card. */
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

/**
 * Ends a card that was charged after the purge of its restaurant began, pays the money back and notifies the
 * operator. Done again it pays nothing back twice. Throws `CardsUnavailable`.
 */
async function endLateCard(deps: Deps, tenantId: TenantId, { begunAt, isGone }: PurgedTenant): Promise<void> {
  const { cards, db, log, clock } = deps;
  if (!cards) return;
  const { ended, all } = await tenantCards.end(deps, tenantId);
  let given = 0;
  for (const id of all) given += await cards.giveBackSince(id, begunAt);
  // The last card of a restaurant that is not gone yet ends as usual.
  if (given === 0 && (ended.length === 0 || !isGone)) return;
  await noteLateCard(db, tenantId, clock());
  log.error(
    { tenant: tenantId, subscriptions: ended, given_back_cents: given },
    "a card was charged for a restaurant that is deleted: it was ended, and what was paid is given back",
  );
}
