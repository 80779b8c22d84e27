import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import { cents } from "#platform/domain/money/cents.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { readLosses as definition, ItemLoss } from "../../contract/stock-dashboard.ts";
import { stockPeriod } from "../stock-period.ts";
import { TOTALS_AT } from "../totals-at-sql.ts";

/** Ingredients that are listed: those whose loss cost most. */
const MOST_LOSSES = 50;

/**
 * What recipes say was used in a period beside what adjustments and counts say, for each ingredient in which the two differ,
 * at the average cost that it had at the end of the period; the dearest loss first, those of unknown cost last.
 */
export function readLosses(
  ctx: StaffContext,
  query: QueryOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const { range, between, currency } = await stockPeriod(tx, ctx, query);
    const losses = await lossesIn(tx, between);
    return {
      items: losses.slice(0, MOST_LOSSES),
      count: losses.length,
      value: cents(losses.reduce((sum, { value }) => sum + (value ?? 0), 0)),
      unknown_cost: losses.filter(({ value }) => value === null).length,
      ...range,
      currency,
    };
  });
}

/** Three looks at indexes for each ingredient, however much moved; what was deleted since the period began is in it. */
function lossesIn(tx: Tx, [since, until]: readonly [Date, Date]): Promise<ItemLoss[]> {
  return tx.query({
    text: `with used as (
        select i.id, i.title, i.unit, i.archived_at is not null as is_deleted,
          t.sold_total - coalesce(b.sold_total, 0) as theoretical, t.lost_total - coalesce(b.lost_total, 0) as lost
        from inventory_items i
        cross join lateral (
          select t.* from (select i.id as item, $3::timestamptz as at) moment, lateral (${TOTALS_AT}) t
        ) t
        left join lateral (
          select t.* from (select i.id as item, $2::timestamptz as at) moment, lateral (${TOTALS_AT}) t
        ) b on true
        where i.tenant_id = $1 and (i.archived_at is null or i.archived_at >= $2::timestamptz)
      )
      select u.id as inventory_item_id, u.title, u.unit, u.is_deleted, u.theoretical, u.theoretical + u.lost as counted, u.lost,
        round(u.lost::numeric * c.unit_cost_micros / 10000000)::bigint as value
      from used u
      left join lateral (
        select k.unit_cost_micros from stock_costs k
        where k.tenant_id = $1 and k.inventory_item_id = u.id and k.at < $3::timestamptz
        order by k.at desc, k.id desc limit 1
      ) c on true
      where u.lost <> 0
      order by value desc nulls last, u.lost desc, u.title, u.id`,
    values: [tx.tenantId, since, until],
  });
}
