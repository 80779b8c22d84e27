-- Tables of a past period hold what was deleted since, in the order of their titles.
create index inventory_items_ever_by_title on inventory_items (tenant_id, sort_title, id);
