import { dayCell } from "../../platform/csv/csv-cells.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { readSettings } from "../settings/public.ts";

/** How the file of a report is called: what it shows, and the day it was made. */
export async function fileOf(ctx: StaffContext, report: string): Promise<string> {
  const { today } = await ctx.inTenant((tx) => readSettings(tx, ctx.now));
  return ctx.say("reports.file_by", { report, date: today });
}

interface Days {
  readonly from: string;
  readonly to: string;
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
