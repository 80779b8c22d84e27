import { wallDateOf } from "#platform/domain/periods/business-day.ts";
import type { CalendarDate } from "#platform/domain/periods/calendar-date.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { sqlOf } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { PaidDays, Subscription, SubscriptionKind } from "../domain/subscription.ts";

/** A restaurant's subscription, with the day at the restaurant. */
export interface SubscriptionState extends Subscription {
  readonly name: string;
  /** The operator's switch. */
  readonly isSwitchedOn: boolean;
  readonly mayWork: boolean;
  /** Opening of the oldest open cash session; null: none is open. */
  readonly inServiceSince: Date | null;
  /** Moment of the state. */
  readonly at: Date;
  readonly today: CalendarDate;
  readonly zone: string;
  readonly start: CalendarDate | null;
}

interface StateRow {
  readonly name: string;
  readonly is_active: boolean;
  readonly may_work: boolean;
  readonly in_service_since: Date | null;
  readonly time_zone: string;
  readonly subscription_kind: SubscriptionKind;
  readonly subscription_start: CalendarDate | null;
  readonly subscription_end: CalendarDate | null;
  readonly grace_days: number;
  readonly cancelled_on: CalendarDate | null;
}

const stateText = `select t.name, t.is_active, may_work(t, $2) as may_work, t.in_service_since, t.time_zone, t.subscription_kind,
    t.subscription_start, t.subscription_end, t.grace_days, t.cancelled_on
  from tenants t where t.id = $1 -- the directory: its tenant_id is called id`;

/** Returns the subscription at a moment. With `held` its end stays locked until the commit. */
export async function subscriptionState(
  tx: Tx,
  now: Date,
  { held = false } = {},
): Promise<SubscriptionState> {
  const values = [tx.tenantId, now];
  // Two statements: a single one would read the row as it was before it waited for the lock.
  if (held)
    await tx.query({
      text: "select 1 from tenants where id = $1 for no key update -- its tenant_id is called id",
      values: [tx.tenantId],
    });
  const [found] = await tx.query<StateRow>({ text: stateText, values });
  const row = required(found, "the restaurant of the subscription");
  return {
    name: row.name,
    isSwitchedOn: row.is_active,
    mayWork: row.may_work,
    inServiceSince: row.in_service_since,
    at: now,
    today: wallDateOf(now.getTime(), row.time_zone),
    zone: row.time_zone,
    kind: row.subscription_kind,
    start: row.subscription_start,
    end: row.subscription_end,
    graceDays: row.grace_days,
    isCancelled: row.cancelled_on !== null,
  };
}

/** Returns the sources of the days. Days from before sources were stored count as given. */
export async function paidDays(tx: Tx, before: Pick<Subscription, "end">): Promise<PaidDays> {
  const row = await tx.first(
    sqlOf
      .selectFrom("subscriptions")
      .select(["given_until", "card_paid_until", "card_ends", "card_status"])
      .where("tenant_id", "=", tx.tenantId),
  );
  const payments = await tx.rows(
    sqlOf
      .selectFrom("subscription_payments")
      .select("expires_on")
      .where("tenant_id", "=", tx.tenantId)
      .where("undone_at", "is", null),
  );
  const byHand = payments.map(({ expires_on }) => expires_on as CalendarDate);
  if (!row) return { givenUntil: before.end, card: null, byHand };
  const card = {
    paidUntil: row.card_paid_until as CalendarDate | null,
    ends: row.card_ends,
    isTrial: row.card_status === "trialing",
  };
  return { givenUntil: row.given_until as CalendarDate | null, card, byHand };
}
