import { tenantsJob } from "#core/tenants/server/public.ts";
import { daysBetween } from "#platform/domain/periods/calendar-date.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { addJob } from "#platform/server/jobs/jobs.ts";
import { isLiveCard } from "../../domain/card-days.ts";
import { phaseOf, type SubscriptionPhase } from "../../domain/subscription.ts";
import { knownCard } from "../cards/card-queries.ts";
import { readCardJob } from "../cards/read-card-job.ts";
import { addHistoryEntry } from "../settle-days.ts";
import { type SubscriptionState, subscriptionState } from "../subscription-state.ts";
import { remindAdmins, wasReminded } from "./remind-admins.ts";

/** Days before its end that the admins of a trial are reminded. */
const TRIAL_WARNED_DAYS = 3;

/**
 * Runs once a day: it stores passed ends in the history, mails reminders, and asks Stripe about cards whose
 * end passed without a message. Whether a restaurant may work does not wait for it: that follows from the
 * dates. A missed day is made up by the next.
 */
export const maintainSubscriptions = tenantsJob({
  name: "tend-subscriptions",
  // Seven in the morning in El Salvador.
  schedule: "20 13 * * *",
  tenants: endingTenants,
  done: "a subscription was tended",
  work: tend,
});

/** Returns restaurants whose subscription ends soon or has ended, until that was handled. */
async function endingTenants({ db, clock }: Deps): Promise<number[]> {
  const soon = new Date(clock().getTime() + (TRIAL_WARNED_DAYS + 2) * 86_400_000);
  const rows = await db.directory<{ id: number }>(
    `select id from tenants where kind = 'restaurant' and is_active and subscription_end < $1::date
       and subscription_seen is distinct from 'expired' order by id`,
    [soon],
  );
  return rows.map(({ id }) => id);
}

async function tend(tx: Tx, deps: Deps): Promise<number> {
  const now = deps.clock();
  const state = await subscriptionState(tx, now);
  const card = await knownCard(tx);
  const { end, today } = state;
  if (end === null || !state.isSwitchedOn) return 0;
  if (today > end && isLiveCard(card.status)) await addJob(tx, readCardJob, { tenantId: tx.tenantId });
  const phase = phaseOf(state, today);
  // A card that was not refused will be charged: nobody has to act.
  const isOnItsWay = phase === "past_due" && isLiveCard(card.status) && card.failedAt === null;
  const mails = isOnItsWay ? 0 : await mailOf(tx, deps, { ...state, end }, phase);
  return mails + (await storePassedEnd(tx, now, { ...state, end }, phase));
}

type Ending = SubscriptionState & { readonly end: NonNullable<SubscriptionState["end"]> };

async function mailOf(tx: Tx, deps: Deps, state: Ending, phase: SubscriptionPhase): Promise<number> {
  const { end: about, today, graceDays } = state;
  // A card that waits for the end of the trial has days of grace: nobody has to act.
  const isOwnTrial = phase === "trial" && graceDays === 0 && !state.isCancelled;
  if (isOwnTrial && daysBetween(today, about) <= TRIAL_WARNED_DAYS)
    return remindAdmins(tx, deps, { kind: "trial_ends", about });
  // Admins who were reminded of a refused card know already.
  if (phase === "past_due" && !(await wasReminded(tx, { kind: "payment_failed", about })))
    return remindAdmins(tx, deps, { kind: "past_due", about });
  return phase === "expired" ? remindAdmins(tx, deps, { kind: "expired", about }) : 0;
}

/** Stores the end in the history, once; the second of two rounds at one moment waits and finds it stored. */
async function storePassedEnd(
  tx: Tx,
  now: Date,
  { end, today }: Ending,
  phase: SubscriptionPhase,
): Promise<number> {
  const seen = await tx.query({
    text: `update tenants set subscription_seen = $2 where id = $1 and subscription_seen is distinct from $2
      returning id -- the directory: its tenant_id is called id`,
    values: [tx.tenantId, phase],
  });
  if (seen.length === 0 || (phase !== "past_due" && phase !== "expired")) return 0;
  await addHistoryEntry(tx, now, { startsOn: today, expiresOn: end, status: phase });
  return 1;
}
