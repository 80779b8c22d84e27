import { readSettings } from "#core/settings/server/public.ts";
import type { QueryOf } from "#platform/contract/define.ts";
import type { DateRange } from "#platform/domain/periods/period.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { chosenRange } from "#platform/server/lists/period-range.ts";
import type { readTips } from "../contract/tips.ts";

/** The business days of a period, and what amounts are in; dates that are left out are today. Refuses one that ends before it begins. */
export async function resolvePeriod(
  tx: Tx,
  { now }: Pick<StaffContext, "now">,
  { period, from, to }: QueryOf<typeof readTips>,
): Promise<{ readonly range: DateRange; readonly currency: string; readonly zone: string }> {
  const { today, currency, dayRule } = await readSettings(tx, now);
  const range = chosenRange({ period, from: from ?? today, to: to ?? today }, today);
  return { range, currency, zone: dayRule.zone };
}
