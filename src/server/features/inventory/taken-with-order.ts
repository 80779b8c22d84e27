/** Parameters of the statement that the text becomes a part of; `required` is `[{ id, quantity }]` in thousandths. */
export interface OrderParameters {
  readonly required: `$${number}`;
  readonly now: `$${number}`;
  readonly userId: `$${number}`;
}

/**
 * The part of the statement that writes an order by which its ingredients, locked and sufficient, leave the stock: so
 * that an order stays one statement. `$1` is the tenant, `sent` the order with its `id`.
 */
export function takenWithOrder({ required, now, userId }: OrderParameters): string {
  return `taken as (
  update inventory_items i set quantity = i.quantity - need.quantity, updated_at = ${now}
  from sent, json_to_recordset(${required}::json) as need(id bigint, quantity bigint)
  where i.tenant_id = $1 and i.id = need.id
), movements as (
  insert into stock_movements (tenant_id, inventory_item_id, type, quantity, cause, order_id, created_at, created_by)
  select $1, need.id, 'OUT', -need.quantity, 'order', sent.id, ${now}, ${userId}
  from sent, json_to_recordset(${required}::json) as need(id bigint, quantity bigint)
)`;
}
