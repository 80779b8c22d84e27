import type { Writing } from "../text/languages.ts";
import { numberFormat } from "./formats.ts";

/** A unit that a length of time is told in. */
export type TimeUnit = "millisecond" | "second" | "minute" | "hour" | "day";

/** A length of time in one unit, short: `22 min`, `8 s`, `22 分`. */
export function lengthText(length: number, unit: TimeUnit, { locale }: Writing): string {
  return numberFormat(locale, { style: "unit", unit, unitDisplay: "short" }).format(length);
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
