import { readSettings } from "#core/settings/server/public.ts";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import { type Cents, cents } from "#platform/domain/money/cents.ts";
import { businessDate } from "#platform/domain/periods/business-day.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { readStockValue as definition } from "../../contract/items.ts";
import { momentsOf } from "../stock-period.ts";
import { TOTALS_AT } from "../totals-at-sql.ts";

interface GroupValue {
  readonly group_title: string | null;
  readonly items: number;
  readonly unknown: number;
  readonly value: Cents;
}

/**
 * What the stock cost, now or at the end of a business day: each ingredient at the average cost that it had then, half-up to
 * the cent, so that groups and whole are the sums of what the list shows.
 */
export function readStockValue(
  ctx: StaffContext,
  { day }: QueryOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const { dayRule, today, currency } = await readSettings(tx, ctx.now);
    if (day !== undefined && businessDate(day) > today)
      throw new AppError("invalid_input", { fields: [{ field: "day", code: "day_ahead" }] });
    const groups = await (day === undefined
      ? valueNow(tx)
      : valueBefore(tx, momentsOf({ from: businessDate(day), to: businessDate(day) }, dayRule)[1]));
    const sum = (of: (group: GroupValue) => number) => groups.reduce((total, group) => total + of(group), 0);
    return {
      day: day ?? null,
      today,
      value: cents(sum((group) => group.value)),
      unknown_cost: sum((group) => group.unknown),
      groups: groups.map(({ unknown: _, ...group }) => group),
      currency,
    };
  });
}

const GROUP_VALUES = `select group_title, count(*) filter (where quantity > 0)::integer as items,
    count(*) filter (where quantity > 0 and cost is null)::integer as unknown,
    coalesce(sum(round(quantity::numeric * cost / 10000000)), 0)::bigint as value
  from held group by group_title order by group_title nulls last`;

function valueNow(tx: Tx): Promise<GroupValue[]> {
  return tx.query({
    text: `with held as (
        select group_title, quantity, unit_cost_micros as cost from inventory_items
        where tenant_id = $1 and archived_at is null
      ) ${GROUP_VALUES}`,
    values: [tx.tenantId],
  });
}

/** Two looks at indexes for each ingredient: what was there before a moment, and what it cost then. */
function valueBefore(tx: Tx, before: Date): Promise<GroupValue[]> {
  return tx.query({
    text: `with held as (
        select i.group_title, t.quantity_after as quantity, c.unit_cost_micros as cost
        from inventory_items i
        cross join lateral (select i.id as item, $2::timestamptz as at) moment
        cross join lateral (${TOTALS_AT}) t
        left join lateral (
          select k.unit_cost_micros from stock_costs k
          where k.tenant_id = $1 and k.inventory_item_id = i.id and k.at < $2::timestamptz
          order by k.at desc, k.id desc limit 1
        ) c on true
        where i.tenant_id = $1 and (i.archived_at is null or i.archived_at >= $2::timestamptz)
      ) ${GROUP_VALUES}`,
    values: [tx.tenantId, before],
  });
}
