import { addDays, type CalendarDate, calendarDate, utcOf } from "./calendar-date.ts";
import { HOUR_MS } from "./durations.ts";

/** The day a restaurant books something on: it ends at the cut-off hour, not at midnight. */
export type BusinessDate = CalendarDate & { readonly __day: "business" };

/** Rule for a restaurant's days: IANA zone and the full hour (0–23) of the night at which a new one begins. */
export interface DayRule {
  readonly zone: string;
  readonly cutoffHour: number;
}

/** El Salvador, 04:00: the default of a new restaurant. */
export const DEFAULT_DAY_RULE: DayRule = { zone: "America/El_Salvador", cutoffHour: 4 };

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Brands a stored day. Throws RangeError when it is no date. */
export function businessDate(text: string): BusinessDate {
  return calendarDate(text) as BusinessDate;
}

/**
 * Business day of an instant (ms since 1970): the date on the wall of the zone, or the one before while it is
 * earlier than the cut-off hour. Throws RangeError on an unknown zone.
 */
export function businessDateOf(instantMs: number, rule: DayRule): BusinessDate {
  const wall = wallClock(instantMs, rule.zone);
  const date = businessDate(new Date(wall).toISOString().slice(0, 10));
  return new Date(wall).getUTCHours() < rule.cutoffHour ? addDays(date, -1) : date;
}

/** Date on the wall of the zone at an instant (ms since 1970); it changes at midnight. Throws RangeError on an unknown zone. */
export function wallDateOf(instantMs: number, zone: string): CalendarDate {
  return calendarDate(new Date(wallClock(instantMs, zone)).toISOString().slice(0, 10));
}

/**
 * Instant (ms) at which a business day begins; it ends where the next begins. On a night in which the zone skips
 * the cut-off hour the day begins at the skip; where the hour comes twice, at its first passing.
 */
export function businessDayStart(date: BusinessDate, rule: DayRule): number {
  const wanted = utcOf(date) + rule.cutoffHour * HOUR_MS;
  const offsets = [wanted - 24 * HOUR_MS, wanted + 24 * HOUR_MS].map((at) => wallClock(at, rule.zone) - at);
  const candidates = offsets.map((offset) => wanted - offset).toSorted((a, b) => a - b);
  const exact = candidates.find((at) => wallClock(at, rule.zone) === wanted);
  return exact ?? Math.max(...candidates);
}

/** Returns the wall-clock time of the zone, written as if it were UTC (ms). Throws RangeError on an unknown zone. */
export function wallClock(instantMs: number, zone: string): number {
  const parts = new Map(
    clockOf(zone)
      .formatToParts(instantMs)
      .map((part) => [part.type, Number(part.value)]),
  );
  const get = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(
    get("year"),
    get("month") - 1,
    get("day"),
    get("hour"),
    get("minute"),
    get("second"),
    ((instantMs % 1000) + 1000) % 1000,
  );
}

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  const numeric = "numeric";
  const made = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    calendar: "iso8601",
    numberingSystem: "latn",
    hourCycle: "h23",
    year: numeric,
    month: numeric,
    day: numeric,
    hour: numeric,
    minute: numeric,
    second: numeric,
  });
  clocks.set(zone, made);
  return made;
}
