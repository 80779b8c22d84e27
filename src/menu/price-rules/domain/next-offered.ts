import {
  instantAt,
  isOfferedAt,
  MINUTES_OF_DAY,
  type OfferHours,
  type Weekday,
  wallMomentOf,
} from "#core/settings/domain/offer-hours.ts";
import { addDays, type CalendarDate } from "#platform/domain/periods/calendar-date.ts";
import { MINUTE_MS } from "#platform/domain/periods/durations.ts";

/** Days to look ahead: every weekday begins within them, and yesterday's hours may last into today. */
const DAYS = 9;

/**
 * Returns the first instant (ms) from `instantMs` on at which the hours allow something: that instant itself, or the
 * next beginning of one of them. Null when all of them are over.
 */
export function nextOffered(hours: readonly OfferHours[], instantMs: number, zone: string): number | null {
  const moment = wallMomentOf(instantMs, zone);
  if (isOfferedAt(hours, moment)) return instantMs;
  const beginnings = hours
    .flatMap((span) => beginningsOf(span, laterOf(moment.day, span.startsOn), zone))
    .filter((at) => at > instantMs && isOfferedAt(hours, wallMomentOf(at, zone)));
  return beginnings.length === 0 ? null : Math.min(...beginnings);
}

function beginningsOf({ from }: OfferHours, first: CalendarDate, zone: string): number[] {
  return Array.from({ length: DAYS }, (_, days) =>
    instantAt({ day: addDays(first, days), minute: from }, zone),
  );
}

function laterOf(day: CalendarDate, other: CalendarDate | null): CalendarDate {
  return other !== null && other > day ? other : day;
}

/** A restaurant that takes no orders from guests now. */
interface Closed {
  /** Local time at which it opens; null: it has no more hours. */
  readonly opens: { readonly weekday: Weekday; readonly minute: number } | null;
}

/**
 * Returns null while the hours allow orders (without hours they always do); else when it opens. `zone`: IANA.
 */
export function closedAt(hours: readonly OfferHours[], instantMs: number, zone: string): Closed | null {
  if (isOfferedAt(hours, wallMomentOf(instantMs, zone))) return null;
  const next = nextOffered(hours, instantMs, zone);
  if (next === null) return { opens: null };
  const { weekday, minute } = wallMomentOf(next, zone);
  return { opens: { weekday, minute } };
}

/**
 * Returns the minute of the day at which the hours that hold now end, or null: without hours, while none holds, or when
 * they go on for a day or longer. `zone`: IANA.
 */
export function openUntil(hours: readonly OfferHours[], instantMs: number, zone: string): number | null {
  const moment = wallMomentOf(instantMs, zone);
  if (hours.length === 0 || !isOfferedAt(hours, moment)) return null;
  // Only an end of hours can be the end of all of them, so the others are not looked at.
  const waits = hours.map(({ to }) => (to - moment.minute + MINUTES_OF_DAY) % MINUTES_OF_DAY);
  const ends = waits.filter((wait) => wait > 0).toSorted((one, other) => one - other);
  const begun = instantMs - (instantMs % MINUTE_MS);
  const end = ends.find((wait) => !isOfferedAt(hours, wallMomentOf(begun + wait * MINUTE_MS, zone)));
  return end === undefined ? null : (moment.minute + end) % MINUTES_OF_DAY;
}
