import { addDays, type CalendarDate, calendarDate } from "#platform/domain/periods/calendar-date.ts";
import type { SubscriptionView } from "../contract/subscription.ts";

/** Returns the day of the first charge of a card that was entered during the trial: the one after its end; else null. */
export function firstChargeOf({ phase, card, subscription_end: end }: SubscriptionView): CalendarDate | null {
  return phase === "trial" && card.is_on && end !== null ? addDays(calendarDate(end), 1) : null;
}
