import type { TenantId } from "#platform/domain/ids.ts";
import type { Deps } from "#platform/server/deps.ts";
import { isLiveCard, mayBeCharged, renews } from "../../domain/card-days.ts";
import { customerOfTenant, isRenewalHeld, knownCard, writeRenewalHeld } from "./card-queries.ts";
import { readCard } from "./read-card.ts";

/**
 * Actions on a restaurant's card when the restaurant is to be deleted, is kept, or is purged. Each asks
 * Stripe, belongs in no transaction, throws `CardsUnavailable` and may be repeated.
 */
export const tenantCards = { isRenewing, stopRenewal, renewAgain, end };

/** Tells whether the card was renewed by itself when Stripe was last asked. */
function isRenewing({ db }: Deps, tenantId: TenantId): Promise<boolean> {
  return db.inTenant(tenantId, async (tx) => {
    const { status, ends } = await knownCard(tx);
    return isLiveCard(status) && !ends;
  });
}

/**
 * Stops the renewal and closes open pages for entering a card; days that are paid stay. A refused card is
 * ended, since Stripe would try it again. The old state is stored first, so that a crash in between can be
 * undone as well.
 */
async function stopRenewal(deps: Deps, tenantId: TenantId): Promise<void> {
  const { cards, db } = deps;
  const customer = await customerOfTenant(db, tenantId);
  if (!cards || customer === undefined) return;
  await cards.closeCheckouts(customer);
  const charged = (await cards.subscriptionsOf(customer)).filter(({ status }) => mayBeCharged(status));
  if (charged.some((card) => renews(card) && !card.ends))
    await db.inTenant(tenantId, (tx) => writeRenewalHeld(tx, true));
  for (const card of charged) {
    if (!renews(card)) await cards.endNow(card.id);
    else if (!card.ends) await cards.setRenewal(card.id, false);
  }
  if (charged.length > 0) await readCard(deps, tenantId);
}

/** Starts the renewal again, unless its period has ended meanwhile or somebody cancelled it. */
async function renewAgain(deps: Deps, tenantId: TenantId): Promise<void> {
  const { cards, db } = deps;
  if (!(await db.inTenant(tenantId, isRenewalHeld))) return;
  const customer = await customerOfTenant(db, tenantId);
  if (!cards || customer === undefined) return;
  for (const card of await cards.subscriptionsOf(customer))
    if (renews(card) && card.ends) await cards.setRenewal(card.id, true);
  await db.inTenant(tenantId, (tx) => writeRenewalHeld(tx, false));
  await readCard(deps, tenantId);
}

/**
 * Ends every subscription that could be charged, and throws when one is left. Returns all that the customer
 * ever had. When cards are no longer taken Stripe cannot be asked, so a card that was live blocks it.
 */
async function end(
  deps: Deps,
  tenantId: TenantId,
): Promise<{ readonly ended: readonly string[]; readonly all: readonly string[] }> {
  const { cards, db } = deps;
  const customer = await customerOfTenant(db, tenantId);
  if (customer === undefined) return { ended: [], all: [] };
  if (!cards) {
    const { status } = await db.inTenant(tenantId, knownCard);
    if (isLiveCard(status))
      throw new Error(`the card of restaurant ${tenantId} lives, and Stripe is not configured`);
    return { ended: [], all: [] };
  }
  await cards.closeCheckouts(customer);
  const told = await cards.subscriptionsOf(customer);
  const ended = told.filter(({ status }) => mayBeCharged(status)).map(({ id }) => id);
  for (const id of ended) await cards.endNow(id);
  const left = ended.length === 0 ? [] : await cards.subscriptionsOf(customer);
  if (left.some(({ status }) => mayBeCharged(status)))
    throw new Error(`the card of restaurant ${tenantId} does not end at Stripe`);
  return { ended, all: told.map(({ id }) => id) };
}
