import { addDays, addMonths, firstOfMonth, lastOfMonth } from "../../../../domain/periods/calendar-date.ts";
import type { DateRange } from "../../../../domain/periods/period.ts";

interface Span {
  readonly span: "day" | "month";
  readonly startsOn: string;
}

/** A range as its whole months and the days beside them. */
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
