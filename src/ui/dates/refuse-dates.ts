import { isDate } from "./date-text.ts";

/** Two calendar dates as `YYYY-MM-DD`, both included; "" while one is not chosen. */
export interface DateSpan {
  from: string;
  to: string;
}

export interface DateLimits {
  /** First and last date that may be chosen. */
  min?: string | undefined;
  max?: string | undefined;
  /** Most days, both ends counted. */
  maxDays?: number | undefined;
  /** True when one date is enough: the other end is open. */
  isOpenEnded?: boolean | undefined;
}

export type DateRefusal = "incomplete" | "reversed" | "too_early" | "too_late" | "too_long";

const DAY_MS = 86_400_000;

/** Days from one date to the other, both counted; the clock of no zone comes in. */
function daysOf({ from, to }: DateSpan): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS) + 1;
}

/** Why a range cannot be used, or null when it can; half a date is none. ISO dates compare as text. */
export function refuseDates(span: DateSpan, limits: DateLimits): DateRefusal | null {
  const { min, max, maxDays, isOpenEnded = false } = limits;
  const isComplete = span.from !== "" && span.to !== "";
  if (!isComplete && !isOpenEnded) return "incomplete";
  if ([span.from, span.to].some((end) => end !== "" && !isDate(end))) return "incomplete";
  if (isComplete && span.from > span.to) return "reversed";
  if (min !== undefined && span.from !== "" && span.from < min) return "too_early";
  if (max !== undefined && span.to > max) return "too_late";
  return isComplete && maxDays !== undefined && daysOf(span) > maxDays ? "too_long" : null;
}
