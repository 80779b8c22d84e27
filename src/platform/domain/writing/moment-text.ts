import { calendarDate, utcOf } from "../periods/calendar-date.ts";
import { MINUTE_MS } from "../periods/durations.ts";
import type { Writing } from "../text/languages.ts";
import { dateFormat } from "./formats.ts";

/** An instant, and the zone whose clock and calendar it is written by. */
export interface ZonedMoment {
  readonly at: Date | number;
  readonly zone: string;
}

export const DAY = { year: "numeric", month: "2-digit", day: "2-digit" } as const;
const TIME = { hour: "numeric", minute: "2-digit" } as const;
/** Times of 24 hours stand below each other in figures of two. */
const LONG_TIME = { hour: "2-digit", minute: "2-digit" } as const;

/** `21/11/2026, 3:05 PM`, `2026/11/21 15:05`: day and time by the clock of the zone. */
export const momentText = (moment: ZonedMoment, writing: Writing): string =>
  figures(moment, writing, { ...DAY, ...timeOf(writing) }).join("");

/** `3:05 PM`, `15:05`: the time by the clock of the zone. */
export const timeText = (moment: ZonedMoment, writing: Writing): string =>
  figures(moment, writing, timeOf(writing)).join("");

/** `21/11/2026`, `2026/11/21`: the day of an instant in the zone. */
export const dayOfText = (moment: ZonedMoment, writing: Writing): string =>
  figures(moment, writing, DAY).join("");

/** A day of the calendar, or what begins with one, as `21/11/2026`, `2026/11/21`; it has no zone and none is applied. */
export const dayText = (day: string, writing: Writing): string =>
  figures(momentOf(day), writing, DAY).join("");

export type DayPart = "day" | "month" | "year";

/** The order in which a language writes a day in figures, and what stands after its first and second part and at the end. */
export interface DayForm {
  readonly order: readonly DayPart[];
  readonly between: readonly [string, string];
  readonly end: string;
}

/**
 * The form in which a language writes a day in figures.
 * @kit
 */
export function dayForm({ locale, moments = locale }: Writing): DayForm {
  const parts = dateFormat(moments, { ...DAY, timeZone: "UTC" }).formatToParts(0);
  const places = parts.flatMap(({ type }, place) => (isDayPart(type) ? [{ type, place }] : []));
  const [first = "", second = "", end = ""] = places.map(({ place }) => {
    const next = parts[place + 1];
    return next?.type === "literal" ? next.value.replace(MARKS, "") : "";
  });
  return { order: places.map(({ type }) => type), between: [first, second], end };
}

const isDayPart = (type: string): type is DayPart => type === "day" || type === "month" || type === "year";

/** A minute of the day: `6:00 AM`, `6:00`. The last one's end, 1440, is midnight again. */
export const minuteText = (minute: number, writing: Writing): string =>
  timeText({ at: minute * MINUTE_MS, zone: "UTC" }, writing);

const timeOf = ({ locale, moments = locale }: Writing) =>
  dateFormat(moments, { hour: "numeric" }).resolvedOptions().hourCycle === "h23" ? LONG_TIME : TIME;

/** A calendar day as the moment at which it begins. */
export const momentOf = (day: string): ZonedMoment => ({
  at: utcOf(calendarDate(day.slice(0, 10))),
  zone: "UTC",
});

/** Marks of direction between the figures of a day, which would tear it apart in a line of the other direction. */
const MARKS = /[\u200e\u200f\u061c]/g;

/**
 * Writes the parts by the language's locale of moments, with its own words for the halves of a day. A plain space stands before
 * them, as browsers differ in which one they write.
 */
export function figures(
  { at, zone }: ZonedMoment,
  writing: Writing,
  options: Intl.DateTimeFormatOptions,
): string[] {
  const { locale, moments = locale, dayPeriods } = writing;
  const parts = dateFormat(moments, { ...options, timeZone: zone }).formatToParts(at);
  const isMorning = dayPeriods && hourIn(at, zone) < 12;
  return parts.map(({ type, value }, index) => {
    if (type === "dayPeriod" && dayPeriods) return dayPeriods[isMorning ? 0 : 1];
    if (type !== "literal") return value;
    return parts[index + 1]?.type === "dayPeriod" ? value.replace(/^\s+$/u, " ") : value.replace(MARKS, "");
  });
}

const hourIn = (at: Date | number, zone: string) =>
  Number(dateFormat("en-US", { hour: "numeric", hourCycle: "h23", timeZone: zone }).format(at));
