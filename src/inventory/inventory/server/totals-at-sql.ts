/**
 * SQL of the newest movement of the ingredient `moment.item` before `moment.at`, one look at the index: its totals are those of
 * the ingredient at that moment (docs/decisions/0059). No row: nothing had moved yet.
 */
export const TOTALS_AT = `select m.quantity_after, m.in_total, m.wastage_total, m.sold_total, m.lost_total from stock_movements m
    where m.tenant_id = $1 and m.inventory_item_id = moment.item and m.created_at < moment.at
    order by m.created_at desc, m.id desc limit 1`;
