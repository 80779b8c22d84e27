-- Nearly all movements go out, and are found in the order of all: whether one does is read from the index, also to count them.
drop index stock_movements_by_time;
create index stock_movements_by_time on stock_movements (tenant_id, created_at, id) include (type);
