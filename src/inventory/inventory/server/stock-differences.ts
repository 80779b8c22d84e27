import type { Tx } from "#platform/server/db/tx.ts";

/** An ingredient whose row and ledger disagree. */
interface StockDifference {
  readonly title: string;
  /** In thousandths: the quantity of the row, and the sum of the movements. */
  readonly quantity: number;
  readonly movements: number;
  /**
   * Number of movements with a wrong stock or wrong totals after them, or with a time before the previous one. More
   * than a minute means that a clock was set back (docs/decisions/0059).
   */
  readonly broken: number;
  /** The row has the newest known unit cost. */
  readonly isCostKept: boolean;
}

/**
 * Returns the ingredients whose quantity is not the sum of their movements, whose movements do not follow on each
 * other, or whose cost is not the newest of its history. It must be empty: `npm run admin -- check-stock` runs it.
 */
export function stockDifferences(tx: Tx): Promise<StockDifference[]> {
  return tx.query<StockDifference>({ text: STOCK_DIFFERENCES, values: [tx.tenantId] });
}

const STOCK_DIFFERENCES = `with moved as (
    select m.inventory_item_id, m.quantity, m.quantity_after, m.in_total, m.wastage_total, m.sold_total, m.lost_total,
      row_number() over (partition by m.inventory_item_id order by m.id desc) as from_newest,
      coalesce(lag(m.created_at) over past between m.created_at + interval '1 microsecond' and m.created_at + interval '1 minute',
        false) as is_early,
      sum(m.quantity) over past as sum_quantity,
      sum(case when m.type = 'IN' then m.quantity else 0 end) over past as sum_in,
      -sum(case when m.type = 'WASTAGE' then m.quantity else 0 end) over past as sum_wastage,
      -sum(case when m.cause in ('order', 'order_cancelled', 'refund') then m.quantity else 0 end) over past as sum_sold,
      -sum(case when m.cause in ('adjustment', 'count') then m.quantity else 0 end) over past as sum_lost
    from stock_movements m where m.tenant_id = $1
    window past as (partition by m.inventory_item_id order by m.id)
  ), ledger as (
    select inventory_item_id, sum(quantity)::bigint as total,
      count(*) filter (where (quantity_after, in_total, wastage_total, sold_total, lost_total)
        is distinct from (sum_quantity, sum_in, sum_wastage, sum_sold, sum_lost) or is_early)::integer as broken,
      max(sum_in) filter (where from_newest = 1) as in_total, max(sum_wastage) filter (where from_newest = 1) as wastage_total,
      max(sum_sold) filter (where from_newest = 1) as sold_total, max(sum_lost) filter (where from_newest = 1) as lost_total
    from moved group by 1
  ), compared as (
    select i.id, i.title, i.quantity, coalesce(l.total, 0)::bigint as movements,
      coalesce(l.broken, 0) + case when (i.in_total, i.wastage_total, i.sold_total, i.lost_total) is distinct from
        (coalesce(l.in_total, 0), coalesce(l.wastage_total, 0), coalesce(l.sold_total, 0), coalesce(l.lost_total, 0))
        then 1 else 0 end as broken,
      i.unit_cost_micros is not distinct from (select c.unit_cost_micros from stock_costs c
        where c.tenant_id = $1 and c.inventory_item_id = i.id order by c.at desc, c.id desc limit 1) as "isCostKept"
    from inventory_items i left join ledger l on l.inventory_item_id = i.id
    where i.tenant_id = $1
  )
  select title, quantity, movements, broken, "isCostKept" from compared
  where quantity <> movements or broken > 0 or not "isCostKept" order by id`;
