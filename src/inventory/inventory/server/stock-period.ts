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

/** Returns the business days that a query names, with the moments at which they begin and end. */
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

/** Returns the moments at which a range of business days begins and ends. */
export function momentsOf(range: DateRange, dayRule: DayRule): [Date, Date] {
  const { from, before } = rangeInstants(range, dayRule);
  return [new Date(required(from, "a first moment")), new Date(required(before, "an end"))];
}

/**
 * SQL of the last movement of the ingredient `moment.item` before `moment.at`, one index lookup; its totals are those
 * of the ingredient at that moment (docs/decisions/0059). No row: nothing had moved yet.
 */
export const TOTALS_AT = `select m.quantity_after, m.in_total, m.wastage_total, m.sold_total, m.lost_total from stock_movements m
    where m.tenant_id = $1 and m.inventory_item_id = moment.item and m.created_at < moment.at
    order by m.created_at desc, m.id desc limit 1`;
