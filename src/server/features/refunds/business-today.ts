import { type BusinessDate, businessDateOf } from "../../../domain/periods/business-day.ts";
import type { Tx } from "../../platform/db/tx.ts";
import { selectSettings } from "../pos/public.ts";

/** The business day of this moment, and what amounts are in. */
export async function businessToday(
  tx: Tx,
  now: Date,
): Promise<{ readonly today: BusinessDate; readonly currency: string }> {
  const { time_zone: zone, day_cutoff_hour: cutoffHour, currency } = await selectSettings(tx);
  return { today: businessDateOf(now.getTime(), { zone, cutoffHour }), currency };
}
