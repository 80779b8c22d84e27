import { DAY_MS } from "#platform/domain/periods/durations.ts";
import { wallClock } from "../../domain/periods/business-day.ts";
import { isCalendarDate, utcOf } from "../../domain/periods/calendar-date.ts";

/** A time as people say it: a day of the calendar and `HH:MM` of 24 hours, by the clock on the restaurant's wall. */
export interface WallTime {
  readonly date: string;
  readonly time: string;
}

const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** Returns the wall-clock time of the zone at an instant. */
export function wallTimeOf(instant: Date, zone: string): WallTime {
  const [date = "", rest = ""] = new Date(wallClock(instant.getTime(), zone)).toISOString().split("T");
  return { date, time: rest.slice(0, 5) };
}

/**
 * Returns the instant of a wall-clock time; null while either part is incomplete. A time that the zone skips
 * is read as if the clocks had not changed yet; one that comes twice, as its first passing.
 */
export function instantOf({ date, time }: WallTime, zone: string): Date | null {
  const [, hour, minute] = TIME.exec(time) ?? [];
  if (!isCalendarDate(date) || hour === undefined || minute === undefined) return null;
  const wanted = utcOf(date) + (Number(hour) * 60 + Number(minute)) * 60_000;
  const offsets = [-1, 1].map((day) => wallClock(wanted + day * DAY_MS, zone) - (wanted + day * DAY_MS));
  const candidates = offsets.map((offset) => wanted - offset).toSorted((a, b) => a - b);
  const exact = candidates.find((at) => wallClock(at, zone) === wanted);
  return new Date(exact ?? wanted - (offsets[0] ?? 0));
}
