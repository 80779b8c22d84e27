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
 * Business days of a period as seen on `today`. last_7days ends today; this_month and last_month are whole months,
 * this one with the days still to come, as reservations lie there. `custom` takes the given range, or by default
 * today to a month ahead; refused when it ends before it begins. The range is looked at for `custom` only.
 */
export function periodRange(
  period: Period,
  today: BusinessDate,
  custom?: Partial<DateRange>,
): PeriodDecision {
  switch (period) {
    case "today":
      return rangeDecision(today, today);
    case "tomorrow":
      return rangeDecision(addDays(today, 1), addDays(today, 1));
    case "yesterday":
      return rangeDecision(addDays(today, -1), addDays(today, -1));
    case "last_7days":
      return rangeDecision(addDays(today, -6), today);
    case "this_month":
      return rangeDecision(firstOfMonth(today), lastOfMonth(today));
    case "last_month": {
      const last = addDays(firstOfMonth(today), -1);
      return rangeDecision(firstOfMonth(last), last);
    }
    case "custom": {
      const byDefault = defaultCustomRange(today);
      return rangeDecision(custom?.from ?? byDefault.from, custom?.to ?? byDefault.to);
    }
    default:
      return unreachable(period);
  }
}

/** What the custom filter shows before anything is chosen: today to a month ahead (operations §9). */
export function defaultCustomRange(today: BusinessDate): DateRange {
  return { from: today, to: addMonths(today, 1) };
}

function rangeDecision(from: BusinessDate, to: BusinessDate): PeriodDecision {
  return from <= to ? { ok: true, range: { from, to } } : { ok: false, reason: "range_reversed" };
}
