import { type BusinessDate, businessDate, businessDayStart, type DayRule } from "./business-day.ts";
import { addDays } from "./calendar-date.ts";
import { type DateRange, namedRange, type Period } from "./period.ts";

/** A period as an address or a query names it; the dates count for `custom` only. */
export interface PeriodChoice {
  readonly period?: Period | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/**
 * Business days of a list that shows everything unless it is narrowed: those of a named period, else the dates that are
 * given, without an end where one is not.
 */
export function openRange(
  { period = "custom", from, to }: PeriodChoice,
  today: BusinessDate,
): Partial<DateRange> {
  if (period !== "custom") return namedRange(period, today);
  return {
    ...(from === undefined ? {} : { from: businessDate(from) }),
    ...(to === undefined ? {} : { to: businessDate(to) }),
  };
}

/**
 * The instants (ms since 1970) of business days: from the first moment of the first one until before that of the day
 * after the last, by the clock of the restaurant's zone. Open where the range is.
 */
export function rangeInstants(
  { from, to }: Partial<DateRange>,
  rule: DayRule,
): { readonly from?: number; readonly before?: number } {
  return {
    ...(from === undefined ? {} : { from: businessDayStart(from, rule) }),
    ...(to === undefined ? {} : { before: businessDayStart(addDays(to, 1), rule) }),
  };
}
