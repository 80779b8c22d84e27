import type { Settings } from "#core/settings/server/public.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import type { BusinessDate } from "#platform/domain/periods/business-day.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { ReportFigures, ReportItem } from "../../contract/reports.ts";
import { readFigures } from "../read-figures.ts";
import { bestSellers, paymentsByType } from "../read-report.ts";
import { readSummedDays } from "../summed-days.ts";

/** What a business day came to, by the functions of the report, beside the same day of the week before. */
export interface DaySummary {
  readonly day: BusinessDate;
  readonly before: BusinessDate;
  readonly currency: string;
  readonly figures: ReportFigures;
  readonly figuresBefore: ReportFigures;
  readonly topItems: readonly ReportItem[];
  readonly payments: readonly { readonly title: string; readonly total: Cents }[];
}

/** Items that a mail names. */
const MOST_ITEMS = 5;

/** The summary of a day, beside the day `before`. */
export async function readDaySummary(
  tx: Tx,
  day: BusinessDate,
  { settings, before }: { readonly settings: Settings; readonly before: BusinessDate },
): Promise<DaySummary> {
  const { today, currency, dayRule } = settings;
  const reportDay = { today, zone: dayRule.zone, summed: await readSummedDays(tx) };
  const range = { from: day, to: day };
  return {
    day,
    before,
    currency,
    figures: await readFigures(tx, range, reportDay),
    figuresBefore: await readFigures(tx, { from: before, to: before }, reportDay),
    topItems: (await bestSellers(tx, range, reportDay)).slice(0, MOST_ITEMS),
    payments: await paymentsByType(tx, range, reportDay),
  };
}
