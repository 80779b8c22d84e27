import { addDays, type CalendarDate } from "#platform/domain/periods/calendar-date.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { EntryStatus } from "../domain/entry-status.ts";
import { type Subscription, subscriptionOf } from "../domain/subscription.ts";
import { paidDays, type SubscriptionState, subscriptionState } from "./subscription-state.ts";

interface Settling {
  readonly now: Date;
  /** Days of grace of a restaurant that pays. */
  readonly graceDays: number;
}

/** A change of days, and its entry in the history; null: no entry. */
interface DaysChange {
  readonly change: (before: SubscriptionState) => Promise<void>;
  readonly tell: (before: SubscriptionState, after: Subscription) => EntryStatus | null;
}

/**
 * Changes the sources of the days, and what follows from them, in one transaction. It locks the restaurant's
 * row, so that changes at one moment follow each other.
 */
export async function settleDays(
  tx: Tx,
  { now, graceDays }: Settling,
  { change, tell }: DaysChange,
): Promise<{ readonly before: SubscriptionState; readonly after: Subscription }> {
  const before = await subscriptionState(tx, now, { held: true });
  await keepGivenDays(tx, before);
  await change(before);
  const after = subscriptionOf(await paidDays(tx, before), before, graceDays);
  await writeSubscription(tx, before, after);
  const status = tell(before, after);
  if (status !== null) await addHistoryEntry(tx, now, { ...periodOf(before, after), status });
  return { before, after };
}

/** Stores the days from before the first change as given. */
async function keepGivenDays(tx: Tx, { end }: SubscriptionState): Promise<void> {
  await tx.run(
    sqlOf
      .insertInto("subscriptions")
      .values({ tenant_id: tx.tenantId, given_until: end })
      .onConflict((conflict) => conflict.column("tenant_id").doNothing()),
  );
}

/** Stores the result in the row that decides who may work. */
export async function writeSubscription(
  tx: Tx,
  { today, start, isCancelled, at }: SubscriptionState,
  after: Subscription,
): Promise<void> {
  await tx.query({
    text: `update tenants set subscription_kind = $2, subscription_end = $3, grace_days = $4,
        subscription_start = coalesce(subscription_start, $5),
        cancelled_on = case when not $6 then null when $7 then cancelled_on else $8::date end,
        -- What is on the right is as before: a service that runs goes on for a whole one from the moment its days are taken away.
        kept_working_until = case when kept_working_until is not null or in_service_since is not null and may_work(tenants, $9)
          then greatest(kept_working_until, least(access_ends_at, $9::timestamptz) + longest_service()) end,
        -- The daily job looks again.
        subscription_seen = case when subscription_end is not distinct from $3::date then subscription_seen end
      where id = $1 -- the directory: its tenant_id is called id`,
    values: [
      tx.tenantId,
      after.kind,
      after.end,
      after.graceDays,
      start ?? today,
      after.isCancelled,
      isCancelled,
      today,
      at,
    ],
  });
}

interface HistoryLine {
  readonly startsOn: CalendarDate;
  readonly expiresOn: CalendarDate | null;
  readonly status: EntryStatus;
}

export async function addHistoryEntry(
  tx: Tx,
  now: Date,
  { startsOn, expiresOn, status }: HistoryLine,
): Promise<void> {
  await tx.run(
    sqlOf.insertInto("subscription_entries").values({
      tenant_id: tx.tenantId,
      created_at: now,
      starts_on: startsOn,
      expires_on: expiresOn,
      status,
    }),
  );
}

/** Returns the days of an entry: those that were added, else the rest of the current ones. */
function periodOf({ end, today }: SubscriptionState, after: Subscription): Omit<HistoryLine, "status"> {
  const isLonger = end !== null && after.end !== null && after.end > end && end >= today;
  return { startsOn: isLonger ? addDays(end, 1) : today, expiresOn: after.end };
}
