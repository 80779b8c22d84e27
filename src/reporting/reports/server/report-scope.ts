import { readSettings } from "#core/settings/server/public.ts";
import type { DayRule } from "#platform/domain/periods/business-day.ts";
import type { PeriodChoice } from "#platform/domain/periods/list-period.ts";
import { type DateRange, isWithinDays, type Period } from "#platform/domain/periods/period.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { chosenRange } from "#platform/server/lists/period-range.ts";
import {
  type ComparedRange,
  type ComparedRanges,
  comparedRanges,
  MAX_REPORT_DAYS,
} from "../domain/compared-ranges.ts";
import type { ReportDay } from "./read-sums.ts";
import { readSummedDays } from "./summed-days.ts";

/** Period in the query of a report. */
interface ReportQuery {
  readonly type: Exclude<Period, "tomorrow">;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface ReportScope {
  readonly day: ReportDay;
  readonly range: DateRange;
  readonly compared: ComparedRanges;
  readonly currency: string;
  readonly rule: DayRule;
}

/**
 * Returns the days of a report and how to read them. Refuses a period that ends before it begins or spans more than
 * ten years.
 */
export async function reportScope(tx: Tx, ctx: StaffContext, query: ReportQuery): Promise<ReportScope> {
  const { today, currency, dayRule } = await readSettings(tx, ctx.now);
  const choice: PeriodChoice = { period: query.type, from: query.from, to: query.to };
  const range = chosenRange(choice, today);
  if (!isWithinDays(range, MAX_REPORT_DAYS))
    throw new AppError("invalid_input", { fields: [{ field: "to", code: "more_than_ten_years" }] });
  return {
    day: { today, zone: dayRule.zone, summed: await readSummedDays(tx) },
    range,
    compared: comparedRanges(query.type, range, { today, nowMs: ctx.now.getTime(), rule: dayRule }),
    currency,
    rule: dayRule,
  };
}

/** The days of a report and the compared days, as in its answer. */
export const shownDays = ({ range, compared: { before, weekdays } }: ReportScope) => ({
  from: range.from,
  to: range.to,
  before: shownCompared(before),
  same_weekdays: shownCompared(weekdays),
});

/** Compared days as in an answer. */
export const shownCompared = ({ from, to, until }: ComparedRange) => ({
  from,
  to,
  until: until === null ? null : new Date(until),
});
