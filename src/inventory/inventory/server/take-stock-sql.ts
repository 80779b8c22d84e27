import { MOVED_AT } from "./write-movements.ts";

/**
 * The part of the statement that writes an order by which its ingredients, locked and sufficient, leave the stock: so
 * that an order stays one statement. It speaks of `sent`, the order with its `id`, and of these parameters: `$1` the
 * tenant, `$3` the moment, `$5` the person, `$12` the ingredients as `[{ id, quantity }]` in thousandths, each once.
 */
export const takeStockSql = `taken as (
  update inventory_items i set quantity = i.quantity - need.quantity, sold_total = i.sold_total + need.quantity,
    updated_at = ${MOVED_AT}
  from sent, json_to_recordset($12::json) as need(id bigint, quantity bigint)
  where i.tenant_id = $1 and i.id = need.id
  returning i.id, need.quantity as taken, sent.id as order_id, i.updated_at, i.unit_cost_micros, i.quantity, i.in_total,
    i.wastage_total, i.sold_total, i.lost_total
), movements as (
  insert into stock_movements (tenant_id, inventory_item_id, type, quantity, cause, order_id, created_at, created_by,
    unit_cost_micros, quantity_after, in_total, wastage_total, sold_total, lost_total)
  select $1, id, 'OUT', -taken, 'order', order_id, updated_at, $5,
    unit_cost_micros, quantity, in_total, wastage_total, sold_total, lost_total
  from taken
)`;
