import { wallDateOf } from "#platform/domain/periods/business-day.ts";
import type { CardDays } from "./subscription.ts";

/** What Stripe calls the states of its subscriptions. */
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

/** One subscription of a customer, as it is at Stripe. */
export interface CardReading {
  readonly status: CardStatus;
  readonly createdAt: Date;
  readonly periodEnd: Date;
  /** When it ended; null while it goes on. */
  readonly endedAt: Date | null;
  /** The card is not charged again. */
  readonly ends: boolean;
  /** The end of the last period that was paid, of one that ended or whose card was refused: Stripe moves periods on, paid or not. Null: none was. */
  readonly lastPaidEnd: Date | null;
}

/** What one customer's subscriptions come to. */
export interface CardStanding extends CardDays {
  readonly status: CardStatus | null;
}

/** A subscription that can still be charged. */
export function isLiveCard(status: CardStatus | null): boolean {
  return status === "trialing" || status === "active" || status === "past_due" || status === "unpaid";
}

/** A subscription that is charged, or would be once a first payment that waits goes through. */
export function mayBeCharged(status: CardStatus): boolean {
  return status !== "canceled" && status !== "incomplete_expired";
}

/** Whether the next period is charged by itself when this one ends, unless somebody said that it ends. */
export function renews({ status }: Pick<CardReading, "status">): boolean {
  return status === "trialing" || status === "active";
}

/**
 * The last moment that a subscription is paid for; null: none was. A card that was refused has paid until the end of the last period that was.
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
 * What all subscriptions of a customer come to, whatever order they are told in: the one that is paid for longest decides, of equal ones that
 * which can still be charged. Days are those of the zone; a period that ends at midnight has its last day before.
 */
export function cardStanding(readings: readonly CardReading[], zone: string): CardStanding {
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
