-- A size that is mended is looked for among the remembered goods of its ingredient by the unit that they were bought in, of which an
-- ingredient has a few beside thousands of goods.

create index vendor_items_by_unit on vendor_items (tenant_id, inventory_item_id, unit);
drop index vendor_items_by_item;
