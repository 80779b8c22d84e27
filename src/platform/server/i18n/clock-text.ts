import { type CalendarDate, utcOf } from "../../domain/periods/calendar-date.ts";
import { type Language, localeOf } from "../../domain/text/languages.ts";

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(
  zone: string,
  language: Language,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = JSON.stringify([zone, language, options]);
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: zone });
  formats.set(key, made);
  return made;
}

/** The time on the wall of the zone as every screen writes it, whatever the language: `7:30 PM` (operations §1). */
export function clockText(at: Date, zone: string): string {
  const parts = formatOf(zone, "en", { hour: "numeric", minute: "2-digit", hour12: true }).formatToParts(at);
  const { hour, minute, dayPeriod } = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return `${hour}:${minute} ${dayPeriod}`;
}

/** The day on the wall of the zone in words: `viernes, 20 de noviembre de 2026`. */
export const dayText = (at: Date, zone: string, language: Language): string =>
  formatOf(zone, language, { weekday: "long", day: "numeric", month: "long", year: "numeric" }).format(at);

/** A day of the calendar in words, whatever the zone: `20 de noviembre de 2026`. */
export const dayInWords = (day: CalendarDate, language: Language): string =>
  formatOf("UTC", language, { day: "numeric", month: "long", year: "numeric" }).format(utcOf(day));
