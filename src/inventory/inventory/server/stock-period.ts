import { readSettings } from "#core/settings/server/public.ts";
import type { BusinessDate, DayRule } from "#platform/domain/periods/business-day.ts";
import { rangeInstants } from "#platform/domain/periods/list-period.ts";
import type { DateRange, Period } from "#platform/domain/periods/period.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { chosenRange } from "#platform/server/lists/period-range.ts";

export interface StockPeriod {
  readonly range: DateRange;
  /** From the first moment of the first day until before that of the day after the last. */
  readonly between: readonly [Date, Date];
  readonly dayRule: DayRule;
  readonly today: BusinessDate;
  readonly currency: string;
}

/** The business days that a query names, and the moments they begin and end at. */
export async function stockPeriod(
  tx: Tx,
  ctx: Pick<StaffContext, "now">,
  {
    type,
    from,
    to,
  }: { readonly type: Period; readonly from?: string | undefined; readonly to?: string | undefined },
): Promise<StockPeriod> {
  const { today, dayRule, currency } = await readSettings(tx, ctx.now);
  const range = chosenRange({ period: type, from, to }, today);
  return { range, between: momentsOf(range, dayRule), dayRule, today, currency };
}

/** When business days begin, and when the day after them does. */
export function momentsOf(range: DateRange, dayRule: DayRule): [Date, Date] {
  const { from, before } = rangeInstants(range, dayRule);
  return [new Date(required(from, "a first moment")), new Date(required(before, "an end"))];
}
