import type { Writing } from "../text/languages.ts";
import type { TimeUnit } from "./duration-text.ts";
import { numberFormat } from "./formats.ts";

/** A length of time in one unit, in whole words: `24 hours`, `3.5 days`. */
export function wholeLengthText(length: number, unit: TimeUnit, { locale }: Writing): string {
  return numberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(length);
}

/** A time to wait in whole words, in the largest unit that is short: `30 seconds`, `2 minutes`, `24 hours`. Never less than it is. */
export function waitText(seconds: number, writing: Writing): string {
  const [unit, length]: readonly [TimeUnit, number] =
    seconds < 120 ? ["second", 1] : seconds < 7_200 ? ["minute", 60] : ["hour", 3_600];
  return wholeLengthText(Math.ceil(seconds / length), unit, writing);
}
