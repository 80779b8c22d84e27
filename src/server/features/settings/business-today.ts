import { type BusinessDate, businessDateOf, type DayRule } from "../../../domain/periods/business-day.ts";

/**
 * The restaurant's business day of this moment, for statements that read the rule together with what they need anyway.
 * Everybody else takes `today` of `readSettings`.
 */
export function businessToday(rule: DayRule, now: Date): BusinessDate {
  return businessDateOf(now.getTime(), rule);
}
