import { unreachable } from "../unreachable.ts";
import type { BusinessDate } from "./business-day.ts";
import { addDays, addMonths, firstOfMonth, lastOfMonth } from "./calendar-date.ts";

/** The period filters of every list (operations §9). */
export const periods = [
  "today",
  "tomorrow",
  "yesterday",
  "last_7days",
  "this_month",
  "last_month",
  "custom",
] as const;
export type Period = (typeof periods)[number];

/** Accounting and reports look back only. */
export const pastPeriods = periods.filter((period) => period !== "tomorrow");

/** Business days from the first to the last, both included. */
export interface DateRange {
  readonly from: BusinessDate;
  readonly to: BusinessDate;
}

export type PeriodDecision =
  | { readonly ok: true; readonly range: DateRange }
  | { readonly ok: false; readonly reason: "range_reversed" };

/**
 * Business days of a named period as seen on `today`. last_7days ends today; this_month and last_month are whole months,
 * this one with the days still to come, as reservations lie there.
 */
export function namedRange(period: Exclude<Period, "custom">, today: BusinessDate): DateRange {
  switch (period) {
    case "today":
      return { from: today, to: today };
    case "tomorrow":
      return { from: addDays(today, 1), to: addDays(today, 1) };
    case "yesterday":
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case "last_7days":
      return { from: addDays(today, -6), to: today };
    case "this_month":
      return { from: firstOfMonth(today), to: lastOfMonth(today) };
    case "last_month": {
      const last = addDays(firstOfMonth(today), -1);
      return { from: firstOfMonth(last), to: lastOfMonth(last) };
    }
    default:
      return unreachable(period);
  }
}

/**
 * Business days of any period. `custom` takes the given range, or by default today to a month ahead; refused when it ends
 * before it begins. The range is looked at for `custom` only.
 */
export function periodRange(
  period: Period,
  today: BusinessDate,
  custom?: Partial<DateRange>,
): PeriodDecision {
  if (period !== "custom") return { ok: true, range: namedRange(period, today) };
  const range = { ...defaultCustomRange(today), ...custom };
  return range.from <= range.to ? { ok: true, range } : { ok: false, reason: "range_reversed" };
}

/** Tells whether a range has at most so many business days. */
export function isWithinDays({ from, to }: DateRange, most: number): boolean {
  return to < addDays(from, most);
}

/** Returns the custom filter's first proposal: today to a month ahead (operations §9). */
export function defaultCustomRange(today: BusinessDate): DateRange {
  return { from: today, to: addMonths(today, 1) };
}
