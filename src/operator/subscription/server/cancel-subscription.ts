import type { Id } from "#platform/domain/ids.ts";
import type { CardPayments } from "#platform/outside/cards/card-payments.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { dayInWords } from "#platform/server/i18n/clock-text.ts";
import type { SubscriptionView } from "../contract/subscription.ts";
import { isLiveCard } from "../domain/card-days.ts";
import { phaseOf } from "../domain/subscription.ts";
import { knownCard, writeRenewalHeld } from "./cards/card-queries.ts";
import { callCards } from "./cards/checkout.ts";
import { readCard } from "./cards/read-card.ts";
import { addHistoryEntry, writeSubscription } from "./settle-days.ts";
import { type SubscriptionState, subscriptionState } from "./subscription-state.ts";
import { subscriptionView } from "./subscription-view.ts";

interface Answer {
  readonly message: string;
  readonly subscription: SubscriptionView;
}

/** Throws `not_found` for another restaurant's subscription. */
export function requireOwn({ tenantId }: StaffContext, id: Id<"Tenant">): void {
  if (id !== tenantId) throw new AppError("not_found");
}

/**
 * Cancels at the end of the paid time: the card is not charged again, and the restaurant works until then.
 * Days of grace are lost, so a subscription whose payment is late ends now.
 */
export async function cancelSubscription(ctx: StaffContext, deps: Deps, id: Id<"Tenant">): Promise<Answer> {
  requireOwn(ctx, id);
  const { state, card } = await standing(ctx);
  const phase = phaseOf(state, state.today);
  if (phase === "complimentary" || phase === "expired") throw new AppError("nothing_to_cancel");
  const { subscriptionId } = card;
  // Stripe would try a refused card again until the end of a period that nobody paid.
  if (subscriptionId !== null && isLiveCard(card.status))
    await changeCard(ctx, deps, (cards) =>
      card.failedAt === null ? cards.setRenewal(subscriptionId, false) : cards.endNow(subscriptionId),
    );
  return writeAction(ctx, deps, { isCancelled: true, wasCancelled: state.isCancelled });
}

/**
 * Takes a cancellation back before the end has passed; a card is charged by itself again. Throws
 * `restaurant_closed` when the restaurant is switched off.
 */
export async function resumeSubscription(ctx: StaffContext, deps: Deps, id: Id<"Tenant">): Promise<Answer> {
  requireOwn(ctx, id);
  const { state, card } = await standing(ctx);
  // While it waits to be deleted the renewal is stopped; keeping the restaurant renews it again.
  if (!state.isSwitchedOn) throw new AppError("restaurant_closed");
  if (phaseOf(state, state.today) !== "cancelled") throw new AppError("nothing_to_resume");
  const { subscriptionId } = card;
  if (subscriptionId !== null && isLiveCard(card.status))
    await changeCard(ctx, deps, (cards) => cards.setRenewal(subscriptionId, true));
  return writeAction(ctx, deps, { isCancelled: false, wasCancelled: true });
}

const standing = (ctx: StaffContext) =>
  ctx.inTenant(async (tx) => ({ state: await subscriptionState(tx, ctx.now), card: await knownCard(tx) }));

/** Changes Stripe first: a cancellation stored only here would leave the card charged. */
async function changeCard(
  ctx: StaffContext,
  deps: Deps,
  change: (cards: CardPayments) => Promise<void>,
): Promise<void> {
  const { cards } = deps;
  if (!cards) throw new AppError("cards_unavailable");
  await callCards(ctx, async () => {
    await change(cards);
    await readCard(deps, ctx.tenantId);
  });
}

function writeAction(
  ctx: StaffContext,
  deps: Deps,
  { isCancelled, wasCancelled }: { readonly isCancelled: boolean; readonly wasCancelled: boolean },
): Promise<Answer> {
  return ctx.inTenant(async (tx) => {
    const state = await subscriptionState(tx, ctx.now, { held: true });
    // The restaurant's own decision counts, also when its deletion is undone.
    await writeRenewalHeld(tx, false);
    if (state.isCancelled !== isCancelled) await writeByHand(tx, ctx, deps, { state, isCancelled });
    if (isCancelled !== wasCancelled)
      await recordAudit(tx, ctx, [
        {
          action: isCancelled ? "subscription.cancelled" : "subscription.resumed",
          subject: "subscription",
          subjectId: ctx.tenantId,
          before: null,
          after: { until: state.end },
        },
      ]);
    const subscription = await subscriptionView(tx, deps, ctx.now);
    return {
      message: ctx.say(replyOf(isCancelled, subscription), {
        day: state.end === null ? "" : dayInWords(state.end, ctx.language),
      }),
      subscription,
    };
  });
}

/** Stores the cancellation of a restaurant without a card: only our own row knows it. */
async function writeByHand(
  tx: Tx,
  ctx: StaffContext,
  { subscription: terms }: Deps,
  { state, isCancelled }: { readonly state: SubscriptionState; readonly isCancelled: boolean },
): Promise<void> {
  const graceDays = !isCancelled && state.kind === "paid" ? terms.graceDays : 0;
  await writeSubscription(tx, state, { ...state, isCancelled, graceDays });
  const status = isCancelled ? "cancelled" : "resumed";
  await addHistoryEntry(tx, ctx.now, { startsOn: state.today, expiresOn: state.end, status });
}

function replyOf(isCancelled: boolean, { is_active, phase }: SubscriptionView) {
  if (!isCancelled) return "subscription.reply.resumed" as const;
  if (!is_active) return "subscription.reply.ended" as const;
  // The end has passed; the running service keeps it working.
  return phase === "expired"
    ? ("subscription.reply.ended_in_service" as const)
    : ("subscription.reply.cancelled" as const);
}
