import { calendarDate, utcOf } from "#platform/domain/periods/calendar-date.ts";
import { localeOf } from "#platform/domain/text/languages.ts";
import { formatDay } from "#platform/web/format.ts";
import { currentLanguage } from "#platform/web/i18n.ts";
import type { TimeStep } from "../../domain/time-buckets.ts";

interface Days {
  readonly from: string;
  readonly to: string;
}

/** Writes days as short as an axis needs: `29/11`, `23/11 – 29/11`, or a month `nov 2026`. */
export function bucketText({ from, to }: Days, step: TimeStep): string {
  if (step === "month") return monthText(from);
  const [first, last] = [formatDay(from).slice(0, 5), formatDay(to).slice(0, 5)];
  return first === last ? first : `${first} – ${last}`;
}

function monthText(day: string): string {
  const format = new Intl.DateTimeFormat(localeOf(currentLanguage()), {
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
  return format.format(utcOf(calendarDate(day)));
}
