import type { TenantId } from "#platform/domain/ids.ts";
import type { Deps } from "#platform/server/deps.ts";
import { type PurgedTenant, tellLateCard } from "./card-queries.ts";
import { tenantCards } from "./tenant-cards.ts";

/**
 * A card was charged though the purge of its restaurant has begun: it is ended, what was charged since is given back, and the operator is told. Done again
 * it gives nothing back twice. Throws `CardsUnavailable`.
 */
export async function endLateCard(
  deps: Deps,
  tenantId: TenantId,
  { begunAt, isGone }: PurgedTenant,
): Promise<void> {
  const { cards, db, log, clock } = deps;
  if (!cards) return;
  const { ended, all } = await tenantCards.end(deps, tenantId);
  let given = 0;
  for (const id of all) given += await cards.giveBackSince(id, begunAt);
  // The last card of one that is not gone yet ends as it should.
  if (given === 0 && (ended.length === 0 || !isGone)) return;
  await tellLateCard(db, tenantId, clock());
  log.error(
    { tenant: tenantId, subscriptions: ended, given_back_cents: given },
    "a card was charged for a restaurant that is deleted: it was ended, and what was paid is given back",
  );
}
