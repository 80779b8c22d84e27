import { formatMonth, formatShortDay } from "#platform/web/language/format-days.ts";
import type { TimeStep } from "../../domain/time-buckets.ts";

interface Days {
  readonly from: string;
  readonly to: string;
}

/** Writes days as short as an axis needs: `29/11`, `23/11 – 29/11`, or a month `nov 2026`. */
export function bucketText({ from, to }: Days, step: TimeStep): string {
  if (step === "month") return formatMonth(from);
  const [first, last] = [formatShortDay(from), formatShortDay(to)];
  return first === last ? first : `${first} – ${last}`;
}
