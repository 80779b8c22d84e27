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

/** Writes the days that a report is compared with. */
export function comparedText(
  { before, same_weekdays }: { readonly before: Days; readonly same_weekdays: Days },
  t: Translate,
): string {
  return t("reports.compared.with", { before: daysText(before, t), weekdays: daysText(same_weekdays, t) });
}
