import {
  type BusinessDate,
  businessDateOf,
  type DayRule,
  wallClock,
} from "#platform/domain/periods/business-day.ts";
import { addDays } from "#platform/domain/periods/calendar-date.ts";

/** State of a restaurant, by which the due mails are decided. Instants in ms. */
export interface MailMoment {
  readonly now: number;
  readonly rule: DayRule;
  /** Full local hour from which closing the cash closes the day. */
  readonly closingHour: number;
  /** Last time the cash was closed; null: never, or long ago. */
  readonly lastClosing: number | null;
  readonly isCashOpen: boolean;
}

/** Default: a restaurant may close at noon for the afternoon, but from this hour on it closes for the day. */
export const USUAL_CLOSING_HOUR = 20;

const HOURS = 24;

/**
 * Returns the business days whose mail is due, the older first: yesterday, because it is over, and today once the
 * cash was closed at the closing hour or later and no drawer is open. The caller mails each day once. Older days are
 * not mailed any more, because nobody waits for them.
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

/** Returns the position of a local hour within its business day: two in the morning is late, not early. */
const hourOfDay = (hour: number, { cutoffHour }: DayRule) => (hour - cutoffHour + HOURS) % HOURS;
