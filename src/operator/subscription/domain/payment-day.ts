import { addMonths, type CalendarDate } from "#platform/domain/periods/calendar-date.ts";

/**
 * Whether a payment that is entered by hand on a day can be of another: nobody has paid tomorrow, and what was paid more than a year ago
 * was entered then, so the year is mistyped.
 */
export function isPaymentDay(paidOn: string, today: CalendarDate): boolean {
  return paidOn <= today && paidOn >= addMonths(today, -12);
}
