import { upToText } from "#app/words/report-row-text.ts";
import { formatDay, formatTime } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";

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

interface ComparedReport {
  readonly before: Days;
  readonly same_weekdays: Days;
}

export type ComparedKind = keyof ComparedReport;

/** The days that a report is compared with: of whole weeks the days before are the same weekdays, and stand there once. */
export function comparedKinds({ before, same_weekdays }: ComparedReport): readonly ComparedKind[] {
  const areSame = before.from === same_weekdays.from && before.to === same_weekdays.to;
  return areSame ? ["before"] : ["before", "same_weekdays"];
}

/** Writes the days that a report is compared with. */
export function comparedText(report: ComparedReport, t: Translate): string {
  const { before, same_weekdays } = report;
  const days = { before: daysText(before, t), weekdays: daysText(same_weekdays, t) };
  if (comparedKinds(report).length === 1) return t("reports.compared.with_before", days);
  return before.from === before.to ? t("reports.compared.with_day", days) : t("reports.compared.with", days);
}
