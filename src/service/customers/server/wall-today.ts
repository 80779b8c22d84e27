import { readSettings } from "#core/settings/server/public.ts";
import { wallDateOf } from "#platform/domain/periods/business-day.ts";
import type { CalendarDate } from "#platform/domain/periods/calendar-date.ts";
import type { Tx } from "#platform/server/db/tx.ts";

/** Returns the restaurant's calendar date: birthdays change at midnight, not at the cut-off hour. */
export async function wallToday(tx: Tx, now: Date): Promise<CalendarDate> {
  const { dayRule } = await readSettings(tx, now);
  return wallDateOf(now.getTime(), dayRule.zone);
}
