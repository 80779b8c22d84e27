import { type BusinessDate, businessDate } from "../../domain/periods/business-day.ts";
import type { PeriodChoice } from "../../domain/periods/list-period.ts";
import { type DateRange, periodRange } from "../../domain/periods/period.ts";
import { AppError } from "../http/app-error.ts";

/** Returns the business days of a query's period, by default today. Throws when it ends before it begins. */
export function chosenRange({ period = "today", from, to }: PeriodChoice, today: BusinessDate): DateRange {
  const decision = periodRange(period, today, {
    ...(from === undefined ? {} : { from: businessDate(from) }),
    ...(to === undefined ? {} : { to: businessDate(to) }),
  });
  if (!decision.ok)
    throw new AppError("invalid_input", { fields: [{ field: "to", code: "ends_before_start" }] });
  return decision.range;
}
