import { wallDateOf } from "../../../domain/periods/business-day.ts";
import type { CalendarDate } from "../../../domain/periods/calendar-date.ts";
import type { Tx } from "../../platform/db/tx.ts";
import { readSettings } from "../settings/public.ts";

/** The restaurant's date on the wall: births and birthdays change at midnight and not at the cut-off. */
export async function wallToday(tx: Tx, now: Date): Promise<CalendarDate> {
  const { dayRule } = await readSettings(tx, now);
  return wallDateOf(now.getTime(), dayRule.zone);
}
