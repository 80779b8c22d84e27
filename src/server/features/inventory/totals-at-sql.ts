/**
 * SQL of the newest movement of the ingredient `item` before the moment `before`, one look at the index: its totals are those
 * of the ingredient at that moment (docs/decisions/0059). No row: nothing had moved yet.
 */
export function totalsAtSql(item: string, before: string): string {
  return `select m.quantity_after, m.in_total, m.wastage_total, m.sold_total, m.lost_total from stock_movements m
    where m.tenant_id = $1 and m.inventory_item_id = ${item} and m.created_at < ${before}
    order by m.created_at desc, m.id desc limit 1`;
}
