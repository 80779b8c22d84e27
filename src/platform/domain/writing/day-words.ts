import { HOUR_MS } from "../periods/durations.ts";
import type { Writing } from "../text/languages.ts";
import { dateFormat } from "./formats.ts";
import { DAY, figures, momentOf, type ZonedMoment } from "./moment-text.ts";

/** A day without its year, for an axis: `21/11`, `11/21`. */
export function shortDayText(day: string, writing: Writing): string {
  // The day and the month keep two figures each, which `Intl` gives up in some languages where no year follows.
  const parts = figures(momentOf(day), writing, DAY);
  return (isYear(parts[0]) ? parts.slice(2) : parts.slice(0, -2)).join("");
}

/** A day in words: `20 de noviembre de 2026`. */
export const dayInWords = (day: string, { locale }: Writing): string =>
  inWords(momentOf(day), locale, { day: "numeric", month: "long", year: "numeric" });

/** The day of an instant in words, with its weekday: `viernes, 20 de noviembre de 2026`. */
export const dayOfInWords = (moment: ZonedMoment, { locale }: Writing): string =>
  inWords(moment, locale, { weekday: "long", day: "numeric", month: "long", year: "numeric" });

/** The month of a day: `nov 2026`, `2026年11月`. */
export const monthText = (day: string, { locale }: Writing, month: "short" | "long" = "short"): string =>
  inWords(momentOf(day), locale, { month, year: "numeric" });

/** The weekday of a day: `domingo`, `dom`. */
export const weekdayText = (day: string, { locale }: Writing, weekday: "long" | "short" = "long"): string =>
  inWords(momentOf(day), locale, { weekday });

/** A day of every week, 1 for Monday to 7 for Sunday, short: `lun`, `月`. */
export const weekdayNumberText = (weekday: number, writing: Writing): string =>
  weekdayText(`2024-01-0${weekday}`, writing, "short");

/** An hour of the clock, short: `7 PM`, `19 h`, `19時`. */
export const hourText = (hour: number, writing: Writing): string =>
  figures({ at: hour * HOUR_MS, zone: "UTC" }, writing, { hour: "numeric" }).join("");

const isYear = (part = "") => [...part].length === 4;

const inWords = ({ at, zone }: ZonedMoment, locale: string, options: Intl.DateTimeFormatOptions) =>
  dateFormat(locale, { ...options, timeZone: zone }).format(at);
