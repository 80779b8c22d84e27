import { wallClock } from "#platform/domain/periods/business-day.ts";
import { addDays, type CalendarDate, calendarDate, utcOf } from "#platform/domain/periods/calendar-date.ts";
import { DAY_MS, MINUTE_MS } from "#platform/domain/periods/durations.ts";

/** ISO weekdays: 1 is Monday, 7 Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof weekdays)[number];

export const MINUTES_OF_DAY = 1440;

/** A time in which something holds, by the clock on the wall. */
export interface OfferHours {
  /** None: every day. */
  readonly weekdays: readonly Weekday[];
  /** Minute of the day at which it begins, 0 to 1439. */
  readonly from: number;
  /** The minute at which it has ended; not after `from`: that of the next day. It belongs to the day on which it begins. */
  readonly to: number;
  /** First and last day on which it begins; null: no such limit. */
  readonly startsOn: CalendarDate | null;
  readonly endsOn: CalendarDate | null;
}

/** An instant as the wall of a zone shows it. */
export interface WallMoment {
  readonly day: CalendarDate;
  readonly weekday: Weekday;
  readonly minute: number;
}

/** Day and minute on the wall of the zone at an instant (ms since 1970). Throws RangeError on an unknown zone. */
export function wallMomentOf(instantMs: number, zone: string): WallMoment {
  const wall = wallClock(instantMs, zone);
  return {
    day: calendarDate(new Date(wall).toISOString().slice(0, 10)),
    weekday: weekdayAt(wall),
    minute: Math.floor((wall - Math.floor(wall / DAY_MS) * DAY_MS) / MINUTE_MS),
  };
}

/** Tells whether one of the hours contains the moment; an empty list contains every moment. */
export function isOfferedAt(hours: readonly OfferHours[], moment: WallMoment): boolean {
  return hours.length === 0 || hours.some((span) => isWithin(span, moment));
}

function isWithin(span: OfferHours, moment: WallMoment): boolean {
  const { day, weekday, minute } = moment;
  if (span.from < span.to) return minute >= span.from && minute < span.to && beginsOn(span, day, weekday);
  if (minute >= span.from && beginsOn(span, day, weekday)) return true;
  return minute < span.to && beginsOn(span, addDays(day, -1), dayBefore(weekday));
}

function beginsOn(
  { weekdays: days, startsOn, endsOn }: OfferHours,
  day: CalendarDate,
  weekday: Weekday,
): boolean {
  if (startsOn !== null && day < startsOn) return false;
  if (endsOn !== null && day > endsOn) return false;
  return days.length === 0 || days.includes(weekday);
}

function dayBefore(weekday: Weekday): Weekday {
  return weekdays[(weekday + 5) % 7] ?? 7;
}

/** Returns the weekday of a wall clock written as if it were UTC: 1970 began on a Thursday. */
function weekdayAt(wall: number): Weekday {
  return weekdays[(((Math.floor(wall / DAY_MS) + 3) % 7) + 7) % 7] ?? 7;
}

/**
 * The instant (ms) at which to look again, after `instantMs`: no later than the next of these minutes of the day comes on the
 * wall of the zone, whatever daylight saving does meanwhile. Null without minutes: nothing ever changes.
 */
export function nextLook(instantMs: number, zone: string, minutesOfDay: ReadonlySet<number>): number | null {
  if (minutesOfDay.size === 0) return null;
  const { minute } = wallMomentOf(instantMs, zone);
  const waits = [...minutesOfDay].map((edge) => {
    const wait = (edge - minute + MINUTES_OF_DAY) % MINUTES_OF_DAY;
    return wait === 0 ? MINUTES_OF_DAY : wait;
  });
  const wait = Math.min(...waits);
  const begun = instantMs - (((instantMs % MINUTE_MS) + MINUTE_MS) % MINUTE_MS);
  const there = wallMomentOf(begun + wait * MINUTE_MS, zone).minute;
  // The wall clock is ahead of the count: hours were skipped, so the next look is earlier, and then again.
  const skipped = (there - minute - wait + 2 * MINUTES_OF_DAY) % MINUTES_OF_DAY;
  const sooner = skipped < MINUTES_OF_DAY / 2 ? skipped : 0;
  return begun + Math.max(wait - sooner, 1) * MINUTE_MS;
}

/** The instant (ms) at which the wall of the zone shows this day and minute; where it never does, one near it. */
export function instantAt({ day, minute }: Pick<WallMoment, "day" | "minute">, zone: string): number {
  const wanted = utcOf(day) + minute * MINUTE_MS;
  const guess = wanted - (wallClock(wanted, zone) - wanted);
  return guess - (wallClock(guess, zone) - wanted);
}
