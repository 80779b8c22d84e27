import { readSettings } from "#core/settings/server/public.ts";
import type { BusinessDate } from "#platform/domain/periods/business-day.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { ReportFigures } from "../contract/reports.ts";
import { readFigures } from "./read-figures.ts";
import { readSummedDays } from "./summed-days.ts";

/** The figures of each of these business days, with the definitions of the reports. */
export async function readDayFigures(
  tx: Tx,
  now: Date,
  days: readonly BusinessDate[],
): Promise<{ currency: string; figures: (ReportFigures & { readonly day: BusinessDate })[] }> {
  const { today, currency, dayRule } = await readSettings(tx, now);
  const scope = { today, zone: dayRule.zone, summed: await readSummedDays(tx) };
  const figures: (ReportFigures & { readonly day: BusinessDate })[] = [];
  for (const day of days) figures.push({ day, ...(await readFigures(tx, { from: day, to: day }, scope)) });
  return { currency, figures };
}
