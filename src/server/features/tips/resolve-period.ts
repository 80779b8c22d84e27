import type { QueryOf } from "../../../contract/platform/define.ts";
import type { readTips } from "../../../contract/tips.ts";
import { businessDate } from "../../../domain/periods/business-day.ts";
import { type DateRange, periodRange } from "../../../domain/periods/period.ts";
import type { Tx } from "../../platform/db/tx.ts";
import { AppError } from "../../platform/http/app-error.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { readSettings } from "../settings/public.ts";

/** The business days of a period, and what amounts are in. Refuses one that ends before it begins. */
export async function resolvePeriod(
  tx: Tx,
  { now }: Pick<StaffContext, "now">,
  { period, from, to }: QueryOf<typeof readTips>,
): Promise<{ readonly range: DateRange; readonly currency: string; readonly zone: string }> {
  const { today, currency, dayRule } = await readSettings(tx, now);
  const decision = periodRange(period, today, {
    from: from === undefined ? today : businessDate(from),
    to: to === undefined ? today : businessDate(to),
  });
  if (!decision.ok) throw new AppError("invalid_input", { fields: [{ field: "to", code: "too_small" }] });
  return { range: decision.range, currency, zone: dayRule.zone };
}
