import { addDays, addMonths, firstOfMonth, lastOfMonth } from "#platform/domain/periods/calendar-date.ts";
import type { DateRange } from "#platform/domain/periods/period.ts";

/** Spans of the sums of an item (`tenant_item_sums.span`). */
export const sumSpans = ["day", "month"] as const;

interface Span {
  readonly span: (typeof sumSpans)[number];
  readonly startsOn: string;
}

/** Divides a range into its whole months and the remaining days. */
export function spansOf({ from, to }: DateRange): Span[] {
  const spans: Span[] = [];
  let day: DateRange["from"] | ReturnType<typeof addDays> = from;
  while (day <= to) {
    const isMonth = day === firstOfMonth(day) && lastOfMonth(day) <= to;
    spans.push({ span: isMonth ? "month" : "day", startsOn: day });
    day = isMonth ? firstOfMonth(addMonths(day, 1)) : addDays(day, 1);
  }
  return spans;
}

interface Run {
  readonly span: Span["span"];
  /** The beginning of its first span, and of its last one. */
  readonly first: string;
  readonly last: string;
}

/** Groups adjacent spans of the same kind into runs: at most days, months, days. */
export function runsOf(spans: readonly Span[]): Run[] {
  const runs: Run[] = [];
  for (const { span, startsOn } of spans) {
    const open = runs.at(-1);
    if (open?.span === span) runs[runs.length - 1] = { ...open, last: startsOn };
    else runs.push({ span, first: startsOn, last: startsOn });
  }
  return runs;
}
