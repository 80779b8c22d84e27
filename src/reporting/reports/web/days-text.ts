import { formatDay } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";

interface Days {
  readonly from: string;
  readonly to: string;
}

/** Writes one day, or the first and the last of several. */
export function daysText({ from, to }: Days, t: Translate): string {
  return from === to
    ? formatDay(from)
    : t("reports.compared.days", { from: formatDay(from), to: formatDay(to) });
}

/** Writes the days that a report is compared with. */
export function comparedText(
  { before, same_weekdays }: { readonly before: Days; readonly same_weekdays: Days },
  t: Translate,
): string {
  return t("reports.compared.with", { before: daysText(before, t), weekdays: daysText(same_weekdays, t) });
}
