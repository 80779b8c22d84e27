import { formatDay } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";

interface Days {
  readonly from: string;
  readonly to: string;
}

/** One day as itself, more of them from the first to the last. */
export function daysText({ from, to }: Days, t: Translate): string {
  return from === to
    ? formatDay(from)
    : t("reports.compared.days", { from: formatDay(from), to: formatDay(to) });
}

/** With which days those of a report are compared. */
export function comparedText(
  { before, same_weekdays }: { readonly before: Days; readonly same_weekdays: Days },
  t: Translate,
): string {
  return t("reports.compared.with", { before: daysText(before, t), weekdays: daysText(same_weekdays, t) });
}
