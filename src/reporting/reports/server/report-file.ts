import { dayCell } from "#platform/server/csv/csv-cells.ts";
import type { StaffContext } from "#platform/server/http/context.ts";

interface Days {
  readonly from: string;
  readonly to: string;
}

/** How the file of a report is called: what it shows, and of which days, so that those of two months are told apart. */
export function fileOf({ say }: StaffContext, report: string, { from, to }: Days): string {
  return say("reports.file_by", { report, days: from === to ? from : `${from} - ${to}` });
}

/** The head of a figure of the days that a period is compared with, with these days; of no figure in particular, the days alone. */
export function comparedHead(
  { say }: StaffContext,
  figure: string | null,
  compared: { readonly before: Days; readonly same_weekdays: Days },
  which: "before" | "same_weekdays",
): string {
  const { from, to } = compared[which];
  const days =
    from === to
      ? String(dayCell(from))
      : say("reports.compared.days", { from: String(dayCell(from)), to: String(dayCell(to)) });
  return figure === null
    ? say(`reports.csv.days.${which}`, { days })
    : say(`reports.csv.head.${which}`, { figure, days });
}
