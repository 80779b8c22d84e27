import { readSettings } from "#core/settings/server/public.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { InventoryItemId } from "#platform/domain/ids.ts";
import { thousandths } from "#platform/domain/numbers/quantity.ts";
import { type BusinessDate, businessDayStart, type DayRule } from "#platform/domain/periods/business-day.ts";
import { addDays } from "#platform/domain/periods/calendar-date.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { readInventoryItem as definition, UsageDay } from "../contract/items.ts";
import { type StockTotals, totalsBetween } from "../domain/stock-totals.ts";
import { type DishesWith, groupTitles, ingredientView, itemEvenIfDeleted } from "./item-rows.ts";
import { TOTALS_AT } from "./stock-period.ts";

type Reply = ResponseOf<typeof definition>;

/** Returns an ingredient with its dishes and its changes on each of the last days. */
export function readIngredient(
  ctx: StaffContext,
  { id, days }: { readonly id: InventoryItemId; readonly days: number },
  dishesWith: DishesWith,
): Promise<Reply> {
  return ctx.inTenant(async (tx) => {
    const { today, dayRule, currency } = await readSettings(tx, ctx.now);
    const { row, deletedAt } = await itemEvenIfDeleted(tx, id);
    const dates = Array.from({ length: days }, (_, index) => addDays(today, index - days + 1));
    const moments = momentsOfDays([...dates, addDays(today, 1)], dayRule);
    const totals = await totalsAt(tx, id, moments);
    const usage = dates.map((day, index) => usageOf(day, totals, index));
    const sum = (amount: (day: UsageDay) => number) =>
      thousandths(usage.reduce((total, each) => total + amount(each), 0));
    return {
      item: ingredientView(row),
      deleted_at: deletedAt,
      groups: await groupTitles(tx),
      dishes: await dishesWith(tx, id),
      usage,
      theoretical_usage: sum((day) => day.sold),
      counted_usage: sum((day) => day.sold + day.lost),
      wastage: await wastageOf(tx, id, required(moments[0], "a first moment")),
      costs: await costsOf(tx, id),
      currency,
    };
  });
}

const momentsOfDays = (days: readonly BusinessDate[], rule: DayRule) =>
  days.map((day) => new Date(businessDayStart(day, rule)));

function usageOf(day: BusinessDate, totals: readonly StockTotals[], index: number): UsageDay {
  const before = required(totals[index], "the totals before a day");
  const after = required(totals[index + 1], "the totals after a day");
  const { quantity, sold, wastage, lost } = totalsBetween(before, after);
  return {
    day,
    sold,
    wasted: wastage,
    lost,
    received: thousandths(quantity + sold + wastage + lost),
    quantity_after: after.quantity,
  };
}

/** Reads the totals of an ingredient before each of these moments. */
function totalsAt(tx: Tx, id: InventoryItemId, moments: readonly Date[]): Promise<StockTotals[]> {
  return tx.query<StockTotals>({
    text: `select coalesce(t.quantity_after, 0) as quantity, coalesce(t.in_total, 0) as "in",
        coalesce(t.wastage_total, 0) as wastage, coalesce(t.sold_total, 0) as sold, coalesce(t.lost_total, 0) as lost
      from (select $2::bigint as item, at, no from unnest($3::timestamptz[]) with ordinality as each(at, no)) moment
      left join lateral (${TOTALS_AT}) t on true
      order by moment.no`,
    values: [tx.tenantId, id, moments],
  });
}

/** Most costs in the chart. */
const MAX_COSTS = 100;

/**
 * Reads the newest known costs, oldest first; a cost from before the first movement counts from the first movement
 * on.
 */
async function costsOf(tx: Tx, id: InventoryItemId): Promise<Reply["costs"]> {
  const rows = await tx.query<Reply["costs"][number]>({
    text: `select greatest(at, (
        select min(created_at) from stock_movements where tenant_id = $1 and inventory_item_id = $2
      )) as at, unit_cost_micros as unit_cost from stock_costs
      where tenant_id = $1 and inventory_item_id = $2 and unit_cost_micros is not null
      order by stock_costs.at desc, id desc limit ${MAX_COSTS}`,
    values: [tx.tenantId, id],
  });
  return rows.toReversed();
}

/**
 * Reads the wastage of an ingredient since a moment, by reason; the value is null where a part has no known cost.
 */
function wastageOf(tx: Tx, id: InventoryItemId, since: Date): Promise<Reply["wastage"]> {
  return tx.query({
    text: `select coalesce(reason, 'other') as reason, -sum(quantity)::bigint as quantity,
        case when bool_and(unit_cost_micros is not null)
          then sum(round(-quantity::numeric * unit_cost_micros / 10000000))::bigint end as value
      from stock_movements
      where tenant_id = $1 and inventory_item_id = $2 and type = 'WASTAGE' and type <> 'OUT' and created_at >= $3
      group by 1 order by 2 desc, 1`,
    values: [tx.tenantId, id, since],
  });
}
