import { instantAt, isOfferedAt, type OfferHours, wallMomentOf } from "#core/settings/domain/offer-hours.ts";
import { addDays, type CalendarDate } from "#platform/domain/periods/calendar-date.ts";

/** Within so many days every weekday has begun, and the one before today may still hold. */
const DAYS = 9;

/**
 * The first instant (ms) from `instantMs` on at which the hours allow it: that instant itself, or the next beginning of one
 * of them. Null when all of them are over.
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
