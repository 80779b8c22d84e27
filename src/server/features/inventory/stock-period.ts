import type { BusinessDate, DayRule } from "../../../domain/periods/business-day.ts";
import { rangeInstants } from "../../../domain/periods/list-period.ts";
import type { DateRange, Period } from "../../../domain/periods/period.ts";
import type { Tx } from "../../platform/db/tx.ts";
import { required } from "../../platform/http/app-error.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { chosenRange } from "../../platform/lists/period-range.ts";
import { readSettings } from "../settings/public.ts";

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
