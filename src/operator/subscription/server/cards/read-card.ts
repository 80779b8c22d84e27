import type { TenantId } from "#platform/domain/ids.ts";
import type { CardSubscription } from "#platform/outside/cards/card-payments.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { isLiveCard, subscriptionCardState } from "../../domain/card-days.ts";
import type { EntryStatus } from "../../domain/entry-status.ts";
import type { Subscription } from "../../domain/subscription.ts";
import { remindAdmins } from "../reminders/remind-admins.ts";
import { settleDays } from "../settle-days.ts";
import type { SubscriptionState } from "../subscription-state.ts";
import { type KnownCard, knownCard, writeCard } from "./card-queries.ts";

/** Readers of one restaurant at one moment; in each round one of them succeeds. */
const TRIES = 12;

/**
 * Asks Stripe for the restaurant's card and stores what follows. The content of a message is never believed,
 * it only says that there is something to ask, so messages may come twice, late or in any order. A reader
 * asks again when another one stored meanwhile: an older answer never replaces a newer one. Throws
 * `CardsUnavailable`.
 */
export async function readCard(deps: Deps, tenantId: TenantId): Promise<void> {
  const { cards, db } = deps;
  if (!cards) return;
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const known = await db.inTenant(tenantId, knownCard);
    if (known.customerId === null) return;
    const told = await cards.subscriptionsOf(known.customerId);
    if (await db.inTenant(tenantId, (tx) => writeReading(tx, deps, known, told))) return;
  }
  throw new Error(`the card of restaurant ${tenantId} is read by too many at once`);
}

/** Stores the answer. Returns false when another reader stored one since it was asked for. */
async function writeReading(
  tx: Tx,
  deps: Deps,
  asked: KnownCard,
  told: readonly CardSubscription[],
): Promise<boolean> {
  const now = deps.clock();
  const { graceDays } = deps.subscription;
  let isFirst = false;
  const { after, isFailing } = await settleDays(
    tx,
    { now, graceDays },
    {
      change: async ({ zone }) => {
        const known = await knownCard(tx);
        isFirst = known.reads === asked.reads;
        if (!isFirst) return;
        const standing = subscriptionCardState(told, zone);
        const live = told.find(({ status }) => isLiveCard(status));
        const isRefused = standing.status === "past_due" || standing.status === "unpaid";
        const failedAt = isRefused ? (known.failedAt ?? now) : null;
        await writeCard(tx, { standing, subscriptionId: live?.id ?? null, failedAt, now });
      },
      tell: historyEntryOf,
    },
  ).then(async (settled) => ({ ...settled, isFailing: (await knownCard(tx)).failedAt !== null }));
  if (isFirst && isFailing && after.end !== null)
    await remindAdmins(tx, deps, { kind: "payment_failed", about: after.end });
  return isFirst;
}

/** Returns the entry of the history for a change: days were added or taken away, a cancellation or its end. */
function historyEntryOf(before: SubscriptionState, after: Subscription): EntryStatus | null {
  if (after.end !== before.end) {
    if (before.end === null) return "created";
    return after.end === null || after.end < before.end ? "changed" : "renewed";
  }
  if (after.isCancelled === before.isCancelled) return null;
  return after.isCancelled ? "cancelled" : "resumed";
}
