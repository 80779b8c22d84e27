import { addDays, addMonths, type CalendarDate } from "#platform/domain/periods/calendar-date.ts";

/** Payer of the subscription: nobody, nobody yet, the restaurant. */
export const subscriptionKinds = ["complimentary", "trial", "paid"] as const;
export type SubscriptionKind = (typeof subscriptionKinds)[number];

/** Facts that decide whether a restaurant may work, besides its switch. Days are those of the restaurant's zone. */
export interface Subscription {
  readonly kind: SubscriptionKind;
  /** The last day that is paid or given; null: without an end. */
  readonly end: CalendarDate | null;
  /** Days after the end in which the restaurant still works. */
  readonly graceDays: number;
  /** Somebody cancelled: it is not renewed. */
  readonly isCancelled: boolean;
}

/**
 * Longest service, in hours, of a restaurant whose days have ended while a cash drawer is open. The database says it in
 * `longest_service()`; a test compares both.
 */
export const LONGEST_SERVICE_HOURS = 30;

/**
 * Phases of a subscription. `past_due`: the end has passed, the days of grace have not. `cancelled`: works
 * until its end. `expired`: shut.
 */
export const subscriptionPhases = [
  "complimentary",
  "trial",
  "active",
  "cancelled",
  "past_due",
  "expired",
] as const;
export type SubscriptionPhase = (typeof subscriptionPhases)[number];

/** Returns the phase on a day. It follows from dates alone, whether or not any job ran in time. */
export function phaseOf(subscription: Subscription, today: CalendarDate): SubscriptionPhase {
  const { kind, end, graceDays, isCancelled } = subscription;
  if (end !== null && today > addDays(end, graceDays)) return "expired";
  if (end !== null && today > end) return "past_due";
  if (isCancelled && end !== null) return "cancelled";
  return kind === "paid" ? "active" : kind;
}

/** The days of a card that is charged by itself. */
export interface CardDays {
  readonly paidUntil: CalendarDate | null;
  /** The card is not charged again. */
  readonly ends: boolean;
  /** Nothing was charged yet: the days are those of the trial, and the card waits for their end. */
  readonly isTrial: boolean;
}

/** Sources of the days; null: none of that kind. */
export interface PaidDays {
  readonly givenUntil: CalendarDate | null;
  readonly card: CardDays | null;
  /** Last days of what was paid by hand and not undone. */
  readonly byHand: readonly CalendarDate[];
}

/**
 * Derives the subscription from its days: the latest end counts, in whatever order they became known.
 * `before` keeps what no day tells: a cancelled subscription stays so until something is paid beyond its end.
 * Days of grace are for restaurants that pay, or left a card, and have not cancelled. Without any day it is
 * complimentary: nobody ever asked for money.
 */
export function subscriptionOf(
  { givenUntil, card, byHand }: PaidDays,
  before: Pick<Subscription, "end" | "isCancelled">,
  graceDays: number,
): Subscription {
  const end = latest([givenUntil, card?.paidUntil ?? null, ...byHand]);
  if (end === null) return { kind: "complimentary", end, isCancelled: false, graceDays: 0 };
  const byCard = card?.paidUntil === end ? card : null;
  const kind = byHand.includes(end) || (byCard !== null && !byCard.isTrial) ? "paid" : "trial";
  const isCancelled = byCard === null ? before.isCancelled && end === before.end : byCard.ends;
  const isPayer = kind === "paid" || byCard !== null;
  return { kind, end, isCancelled, graceDays: isPayer && !isCancelled ? graceDays : 0 };
}

function latest(days: readonly (CalendarDate | null)[]): CalendarDate | null {
  return days.reduce((last, day) => (day !== null && (last === null || day > last) ? day : last), null);
}

/** Returns the last day of a trial; its first day counts. */
export function trialEndOf(first: CalendarDate, trialDays: number): CalendarDate {
  return addDays(first, trialDays - 1);
}

/**
 * Returns the days that a payment of so many months buys: from the day after the paid ones, or from today
 * when that has passed. A month from the 31st ends on the day before the last of a shorter one.
 */
export function monthsBought(
  end: CalendarDate | null,
  months: number,
  today: CalendarDate,
): { readonly startsOn: CalendarDate; readonly expiresOn: CalendarDate } {
  const startsOn = end !== null && end >= today ? addDays(end, 1) : today;
  return { startsOn, expiresOn: addDays(addMonths(startsOn, months), -1) };
}

/** Reminders that admins get by mail. */
export const reminderKinds = ["trial_ends", "payment_failed", "past_due", "expired"] as const;
export type ReminderKind = (typeof reminderKinds)[number];
