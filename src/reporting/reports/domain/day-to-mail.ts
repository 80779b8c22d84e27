import {
  type BusinessDate,
  businessDateOf,
  type DayRule,
  wallClock,
} from "#platform/domain/periods/business-day.ts";
import { addDays } from "#platform/domain/periods/calendar-date.ts";

/** What is known of a restaurant when it is asked whether a day is to be mailed. Instants in ms. */
export interface MailMoment {
  readonly now: number;
  readonly rule: DayRule;
  /** Full hour of the wall clock from which closing the cash closes the day. */
  readonly closingHour: number;
  /** When the cash was closed last; null: never, or long ago. */
  readonly lastClosing: number | null;
  /** Whether a drawer is open. */
  readonly isCashOpen: boolean;
}

/** A restaurant closes at noon for the afternoon; from this hour on it closes for the day, unless it says otherwise. */
export const USUAL_CLOSING_HOUR = 20;

const HOURS = 24;

/**
 * The business days of which the mail is due, the older first: yesterday, because it is over, and today once the cash was closed at
 * the closing hour or later and no drawer is open any more. Each is mailed once, which the caller sees to; what is older than
 * yesterday is not mailed any more: nobody waits for it.
 */
export function daysToMail(moment: MailMoment): BusinessDate[] {
  const { now, rule, lastClosing, isCashOpen } = moment;
  const today = businessDateOf(now, rule);
  const isClosed =
    lastClosing !== null &&
    !isCashOpen &&
    businessDateOf(lastClosing, rule) === today &&
    hourOfDay(hourAt(lastClosing, rule), rule) >= hourOfDay(moment.closingHour, rule);
  return [addDays(today, -1), ...(isClosed ? [today] : [])];
}

const hourAt = (at: number, { zone }: DayRule) => new Date(wallClock(at, zone)).getUTCHours();

/** The how manieth hour of its business day an hour of the wall clock is: two in the morning is late, not early. */
const hourOfDay = (hour: number, { cutoffHour }: DayRule) => (hour - cutoffHour + HOURS) % HOURS;
