import { formatDay } from "../../platform/format.ts";
import type { Translate } from "../../platform/i18n.ts";

/** One day as itself, more of them from the first to the last. */
export function daysText({ from, to }: { readonly from: string; readonly to: string }, t: Translate): string {
  return from === to
    ? formatDay(from)
    : t("reports.compared.days", { from: formatDay(from), to: formatDay(to) });
}
