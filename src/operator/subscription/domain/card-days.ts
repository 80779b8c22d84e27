import { wallDateOf } from "#platform/domain/periods/business-day.ts";
import type { CardDays } from "./subscription.ts";

/** Stripe's names for the states of a subscription. */
export const cardStatuses = [
  "incomplete",
  "incomplete_expired",
  "trialing",
  "active",
  "past_due",
  "unpaid",
  "canceled",
  "paused",
] as const;
export type CardStatus = (typeof cardStatuses)[number];

/** A customer's subscription as Stripe describes it. */
export interface CardReading {
  readonly status: CardStatus;
  readonly createdAt: Date;
  readonly periodEnd: Date;
  /** Null while it goes on. */
  readonly endedAt: Date | null;
  /** The card is not charged again. */
  readonly ends: boolean;
  /**
   * End of the last paid period of a subscription that ended or whose card was refused: Stripe moves periods
   * on, paid or not. Null: none was paid.
   */
  readonly lastPaidEnd: Date | null;
}

/** Result of all subscriptions of a customer. */
export interface SubscriptionCardState extends CardDays {
  readonly status: CardStatus | null;
}

/** Tells whether a subscription can still be charged. */
export function isLiveCard(status: CardStatus | null): boolean {
  return status === "trialing" || status === "active" || status === "past_due" || status === "unpaid";
}

/** Tells whether a subscription is charged, or will be once a waiting first payment succeeds. */
export function mayBeCharged(status: CardStatus): boolean {
  return status !== "canceled" && status !== "incomplete_expired";
}

/** Tells whether the next period is charged by itself, unless somebody ended the subscription. */
export function renews({ status }: Pick<CardReading, "status">): boolean {
  return status === "trialing" || status === "active";
}

/**
 * Returns the last moment that is paid for; null: none was. A refused card has paid until the end of the last
 * paid period.
 */
export function paidUntil(reading: CardReading): Date | null {
  const { status, periodEnd, endedAt, lastPaidEnd } = reading;
  switch (status) {
    case "active":
    case "trialing":
      return periodEnd;
    case "past_due":
    case "unpaid":
      return lastPaidEnd;
    case "canceled":
      return endedAt !== null && lastPaidEnd !== null && endedAt < lastPaidEnd ? endedAt : lastPaidEnd;
    case "incomplete":
    case "incomplete_expired":
    case "paused":
      return null;
  }
}

/**
 * Combines all subscriptions of a customer in any order: the one paid for longest decides, and among equal
 * ones the one that can still be charged. Days are those of the zone; a period that ends at midnight has its
 * last day before.
 */
export function subscriptionCardState(readings: readonly CardReading[], zone: string): SubscriptionCardState {
  const paid = readings
    .flatMap((reading) => {
      const until = paidUntil(reading);
      return until === null ? [] : [{ reading, until }];
    })
    .toSorted(
      (a, b) =>
        b.until.getTime() - a.until.getTime() ||
        Number(isLiveCard(b.reading.status)) - Number(isLiveCard(a.reading.status)) ||
        b.reading.createdAt.getTime() - a.reading.createdAt.getTime(),
    );
  const [first] = paid;
  if (!first) return { status: readings[0]?.status ?? null, paidUntil: null, ends: true, isTrial: false };
  const { reading, until } = first;
  return {
    status: reading.status,
    paidUntil: wallDateOf(until.getTime() - 1, zone),
    ends: reading.ends || !isLiveCard(reading.status),
    isTrial: reading.status === "trialing",
  };
}
