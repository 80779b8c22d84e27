import { upToText } from "#app/words/report-row-text.ts";
import { formatDay, formatTime } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { type Comparison, comparisons } from "../domain/compared-ranges.ts";

interface Days {
  readonly from: string;
  readonly to: string;
  /** The moment on the last day up to which it counts; null or left out: as a whole. */
  readonly until?: Date | null;
}

/** Writes one day, or the first and the last of several, and the hour up to which the last counts. */
export function daysText({ from, to, until = null }: Days, t: Translate): string {
  const days =
    from === to ? formatDay(from) : t("reports.compared.days", { from: formatDay(from), to: formatDay(to) });
  return until === null ? days : upToText(days, formatTime(until), t);
}

export interface ComparedReport {
  readonly before: Days;
  readonly same_weekdays: Days;
}

/** The comparisons that a report offers: of whole weeks the days before are the same weekdays, and stand there once. */
export function comparedKinds({ before, same_weekdays }: ComparedReport): readonly Comparison[] {
  const areSame = before.from === same_weekdays.from && before.to === same_weekdays.to;
  return areSame ? ["before"] : comparisons;
}

/** The comparison that is shown: the chosen one, where the period has it. */
export const shownComparison = (report: ComparedReport, chosen: Comparison): Comparison =>
  comparedKinds(report).includes(chosen) ? chosen : "before";

/** Writes the days that a report is compared with. */
export function comparedText(report: ComparedReport, chosen: Comparison, t: Translate): string {
  return t("reports.compared.with", { days: daysText(report[shownComparison(report, chosen)], t) });
}
