/**
 * The part of the statement that writes an order by which its ingredients, locked and sufficient, leave the stock: so
 * that an order stays one statement. It speaks of `sent`, the order with its `id`, and of these parameters: `$1` the
 * tenant, `$3` the moment, `$5` the person, `$12` the ingredients as `[{ id, quantity }]` in thousandths.
 */
export const takeStockSql = `taken as (
  update inventory_items i set quantity = i.quantity - need.quantity, updated_at = $3
  from sent, json_to_recordset($12::json) as need(id bigint, quantity bigint)
  where i.tenant_id = $1 and i.id = need.id
), movements as (
  insert into stock_movements (tenant_id, inventory_item_id, type, quantity, cause, order_id, created_at, created_by)
  select $1, need.id, 'OUT', -need.quantity, 'order', sent.id, $3, $5
  from sent, json_to_recordset($12::json) as need(id bigint, quantity bigint)
)`;
