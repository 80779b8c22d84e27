import type { StaffContext } from "../../platform/http/context.ts";
import { readSettings } from "../settings/public.ts";

/** How the file of a report is called: what it shows, and the day it was made. */
export async function fileOf(ctx: StaffContext, report: string): Promise<string> {
  const { today } = await ctx.inTenant((tx) => readSettings(tx, ctx.now));
  return ctx.say("reports.file_by", { report, date: today });
}
