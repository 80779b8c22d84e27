import { z } from "zod";
import type { TenantId } from "#platform/domain/ids.ts";
import { type BusinessDate, businessDayStart } from "#platform/domain/periods/business-day.ts";
import { addDays } from "#platform/domain/periods/calendar-date.ts";
import { type CardPayments, CardsUnavailable } from "#platform/outside/cards/card-payments.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { job } from "#platform/server/jobs/jobs.ts";
import type { SubscriptionView } from "../../contract/subscription.ts";
import { isLiveCard } from "../../domain/card-days.ts";
import { type SubscriptionState, subscriptionState } from "../subscription-state.ts";
import { subscriptionView } from "../subscription-view.ts";
import { customerOfTenant, keepCustomer, knownCard } from "./card-queries.ts";
import { readCard } from "./read-card.ts";

/** Attempts to open a page when its charge changes meanwhile. */
const TRIES = 3;

/**
 * Returns the page on which a card is entered. It asks Stripe first whether one is charged already, so that
 * nobody pays twice. Days that are paid or given come before the first charge. Throws `restaurant_closed`
 * when it is switched off, also while it waits to be deleted, and `already_subscribed`.
 */
export async function startCheckout(ctx: StaffContext, deps: Deps): Promise<{ url: string }> {
  const cards = offeredCards(deps);
  await ctx.inTenant((tx) => requireOpen(tx, ctx));
  return callCards(ctx, async () => {
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
      // It was switched off, or its days changed, while Stripe was asked; nobody has seen this page yet.
      await cards.closeCheckouts(customerId);
    }
    throw new AppError("cards_unavailable");
  });
}

/** Throws when the restaurant is switched off: no card is charged for a restaurant that nobody can use. */
async function requireOpen(tx: Tx, { now }: StaffContext): Promise<SubscriptionState> {
  const state = await subscriptionState(tx, now);
  if (!state.isSwitchedOn) throw new AppError("restaurant_closed");
  return state;
}

/** Returns the time of the first charge; null: at once. Throws when a card is charged already, or none may be. */
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

/** Returns the page on which the card is changed. */
export async function openPortal(ctx: StaffContext, deps: Deps): Promise<{ url: string }> {
  const cards = offeredCards(deps);
  const { customerId } = await ctx.inTenant(knownCard);
  const request = {
    customerId: found(customerId ?? undefined),
    language: ctx.language,
    returnUrl: `${deps.publicUrl}/dashboard/profile`,
  };
  return callCards(ctx, async () => ({ url: await cards.openPortal(request) }));
}

/** Throws when no card is taken. */
function offeredCards({ cards }: Deps): CardPayments {
  if (!cards) throw new AppError("cards_not_offered");
  return cards;
}

/** Returns midnight after the last day that is paid or given; null when it has passed. */
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

/** Returns the name and address that Stripe writes to: the restaurant's, else the person's. */
async function whoPays(tx: Tx, { username }: StaffContext): Promise<{ name: string; email: string }> {
  const [row] = await tx.query<{ name: string; email: string | null }>({
    text: "select name, email from tenants where id = $1 -- the directory: its tenant_id is called id",
    values: [tx.tenantId],
  });
  const { name, email } = found(row);
  return { name, email: email ?? username };
}

/**
 * Runs a request to the card service. When it does not answer, or refuses, the person gets an error and the
 * log the reason.
 */
export async function callCards<T>({ log }: Pick<StaffContext, "log">, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof CardsUnavailable)) throw error;
    log.error({ err: error }, "the card service did not do what it was asked");
    throw new AppError("cards_unavailable");
  }
}

/** Asks Stripe for the payment: a person who comes back from its page is often faster than its message. */
export async function confirmPayment(ctx: StaffContext, deps: Deps): Promise<SubscriptionView> {
  await callCards(ctx, () => readCard(deps, ctx.tenantId));
  return ctx.inTenant((tx) => subscriptionView(tx, deps, ctx.now));
}

/**
 * Closes Stripe's open pages for a restaurant that was switched off, or whose days changed, so that the page
 * would charge wrongly.
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
