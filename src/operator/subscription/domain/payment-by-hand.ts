import { addMonths, type CalendarDate } from "#platform/domain/periods/calendar-date.ts";

/** Ways to pay the subscription by hand. */
export const handPaymentMethods = ["bank_transfer", "cash", "other"] as const;
export type HandPaymentMethod = (typeof handPaymentMethods)[number];

/**
 * Tells whether a payment entered today can have been made on a day: not later, and not more than a year ago,
 * which would be a mistyped year.
 */
export function isPaymentDay(paidOn: string, today: CalendarDate): boolean {
  return paidOn <= today && paidOn >= addMonths(today, -12);
}
