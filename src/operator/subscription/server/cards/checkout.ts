import { type BusinessDate, businessDayStart } from "#platform/domain/periods/business-day.ts";
import { addDays } from "#platform/domain/periods/calendar-date.ts";
import type { CardPayments } from "#platform/outside/cards/card-payments.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { isLiveCard } from "../../domain/card-days.ts";
import { type SubscriptionState, subscriptionState } from "../subscription-state.ts";
import { askCards } from "./ask-cards.ts";
import { keepCustomer, knownCard } from "./card-queries.ts";
import { readCard } from "./read-card.ts";

/** So often a page is opened anew because what it would charge was changed meanwhile. */
const TRIES = 3;

/**
 * The page on which a card is entered. Stripe is asked first whether one is charged already: nobody pays twice. Days that are paid or given go
 * before the first charge. Refuses `restaurant_closed` for one that is switched off, also while it waits to be deleted, and `already_subscribed`.
 */
export async function startCheckout(ctx: StaffContext, deps: Deps): Promise<{ url: string }> {
  const cards = offeredCards(deps);
  await ctx.inTenant((tx) => requireOpen(tx, ctx));
  return askCards(ctx, async () => {
    const customerId = (await ctx.inTenant(knownCard)).customerId ?? (await makeCustomer(ctx, deps, cards));
    await readCard(deps, ctx.tenantId);
    for (let tries = 1; tries <= TRIES; tries += 1) {
      const firstCharge = await ctx.inTenant((tx) => chargeableFrom(tx, ctx));
      const url = await cards.openCheckout({
        tenantId: ctx.tenantId,
        customerId,
        language: ctx.language,
        firstChargeAt: firstCharge,
        successUrl: `${deps.publicUrl}/success`,
        cancelUrl: `${deps.publicUrl}/cancelled-payment`,
      });
      if (await ctx.inTenant((tx) => isStillSo(tx, ctx, firstCharge))) return { url };
      // It was switched off, or its days were changed, while Stripe was asked: nobody was told of this page yet.
      await cards.closeCheckouts(customerId);
    }
    throw new AppError("cards_unavailable");
  });
}

/** Refuses a restaurant that is switched off: no card is charged for what nobody can use. */
async function requireOpen(tx: Tx, { now }: StaffContext): Promise<SubscriptionState> {
  const state = await subscriptionState(tx, now);
  if (!state.isSwitchedOn) throw new AppError("restaurant_closed");
  return state;
}

/** When a card is charged first; null: at once. Refuses where one is charged already, and where none may be. */
async function chargeableFrom(tx: Tx, ctx: StaffContext): Promise<Date | null> {
  const state = await requireOpen(tx, ctx);
  const card = await knownCard(tx);
  if (card.subscriptionId !== null && isLiveCard(card.status)) throw new AppError("already_subscribed");
  return firstChargeAt(state);
}

async function isStillSo(tx: Tx, { now }: StaffContext, firstCharge: Date | null): Promise<boolean> {
  const state = await subscriptionState(tx, now);
  return state.isSwitchedOn && firstChargeAt(state)?.getTime() === firstCharge?.getTime();
}

/** The page on which the card is changed. */
export async function openPortal(ctx: StaffContext, deps: Deps): Promise<{ url: string }> {
  const cards = offeredCards(deps);
  const { customerId } = await ctx.inTenant(knownCard);
  const request = {
    customerId: found(customerId ?? undefined),
    language: ctx.language,
    returnUrl: `${deps.publicUrl}/dashboard/profile`,
  };
  return askCards(ctx, async () => ({ url: await cards.openPortal(request) }));
}

/** Refuses where no card is taken. */
function offeredCards({ cards }: Deps): CardPayments {
  if (!cards) throw new AppError("cards_not_offered");
  return cards;
}

/** Midnight after the last day that is paid or given; null: that is over. */
function firstChargeAt({ end, today, zone }: SubscriptionState): Date | null {
  if (end === null || end < today) return null;
  return new Date(businessDayStart(addDays(end, 1) as BusinessDate, { zone, cutoffHour: 0 }));
}

async function makeCustomer(ctx: StaffContext, deps: Deps, cards: CardPayments): Promise<string> {
  const { name, email } = await ctx.inTenant((tx) => whoPays(tx, ctx));
  const made = await cards.createCustomer({ tenantId: ctx.tenantId, name, email, language: ctx.language });
  return deps.db.inTenant(ctx.tenantId, async (tx) => {
    const { end } = await subscriptionState(tx, ctx.now, { held: true });
    await tx.run(
      sqlOf
        .insertInto("subscriptions")
        .values({ tenant_id: tx.tenantId, given_until: end })
        .onConflict((conflict) => conflict.column("tenant_id").doNothing()),
    );
    return keepCustomer(tx, made);
  });
}

/** Stripe writes to the restaurant, else to who asked. */
async function whoPays(tx: Tx, { username }: StaffContext): Promise<{ name: string; email: string }> {
  const [row] = await tx.query<{ name: string; email: string | null }>({
    text: "select name, email from tenants where id = $1 -- the directory: its tenant_id is called id",
    values: [tx.tenantId],
  });
  const { name, email } = found(row);
  return { name, email: email ?? username };
}
