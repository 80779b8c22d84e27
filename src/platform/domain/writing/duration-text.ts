import type { Writing } from "../text/languages.ts";
import { numberFormat } from "./formats.ts";

/** A unit that a length of time is told in. */
export type TimeUnit = "millisecond" | "second" | "minute" | "hour" | "day";

/** A length of time in one unit, in whole words: `24 hours`, `3.5 days`. */
export function wholeLengthText(length: number, unit: TimeUnit, { locale }: Writing): string {
  return numberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(length);
}

/** A length of time in one unit, short: `22 min`, `8 s`, `22 分`. */
export function lengthText(length: number, unit: TimeUnit, { locale }: Writing): string {
  return numberFormat(locale, { style: "unit", unit, unitDisplay: "short" }).format(length);
}

/** A time to wait in whole words, in the largest unit that is short: `30 seconds`, `2 minutes`, `24 hours`. Never less than it is. */
export function waitText(seconds: number, writing: Writing): string {
  const [unit, length]: readonly [TimeUnit, number] =
    seconds < 120 ? ["second", 1] : seconds < 7_200 ? ["minute", 60] : ["hour", 3_600];
  return wholeLengthText(Math.ceil(seconds / length), unit, writing);
}

/** Whole minutes as short as they can be read: `12m`, `1h 5m` (operations §9). */
export function elapsedText(minutes: number, { locale, units = "narrow" }: Writing): string {
  const hours = Math.floor(minutes / 60);
  const written = (length: number, unit: TimeUnit) =>
    numberFormat(locale, { style: "unit", unit, unitDisplay: units }).format(length);
  if (hours === 0) return written(minutes, "minute");
  const list = new Intl.ListFormat(locale, { type: "unit", style: "narrow" });
  return list.format([written(hours, "hour"), written(minutes % 60, "minute")]);
}
