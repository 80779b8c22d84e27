-- Sums of whole months beside those of days (docs/decisions/0093): a year is read from its months and the days at its edges. The job
-- writes a month with its days, in one transaction: one whose last day is summed and none of whose days is stale has its sums here.
create table report_month_sums (
  tenant_id bigint not null references tenants (id),
  -- Its first day.
  month date not null,
  dimension text not null,
  key text not null,
  detail text not null,
  count bigint not null,
  amount_cents bigint not null,
  net_cents bigint not null,
  tax_cents bigint not null,
  service_cents bigint not null,
  discount_cents bigint not null,
  tip_cents bigint not null,
  primary key (tenant_id, dimension, month, key, detail)
);
create index report_month_sums_by_month on report_month_sums (tenant_id, month);
select protect_tenant_table('report_month_sums', 'select, insert, delete');

-- The first and the last of a customer's `report_visits`: who is new in a period, and who came in a long one, is read of these.
create table report_customers (
  tenant_id bigint not null references tenants (id),
  customer_id bigint not null,
  first_day date not null,
  last_day date not null,
  primary key (tenant_id, customer_id),
  foreign key (tenant_id, customer_id) references customers (tenant_id, id),
  check (first_day <= last_day)
);
create index report_customers_by_first_day on report_customers (tenant_id, first_day);
create index report_customers_by_last_day on report_customers (tenant_id, last_day);
select protect_tenant_table('report_customers', 'select, insert, update, delete');

-- When a dish was ready for good: its station finished it and did not take it back. Null: nobody at a station said so. When it was
-- sent is known: `created_at`, or when its course was fired.
alter table order_lines add column ready_at timestamptz;

-- What a dish cost, by what it took from stock, and how long its station took.
alter table report_day_sums drop constraint report_day_sums_dimension_check;
alter table report_day_sums add constraint report_day_sums_dimension_check check (dimension in ('sale', 'order', 'item', 'waiter',
  'table', 'source', 'dining_option', 'payment', 'discount', 'courtesy', 'void', 'refund', 'tip', 'guest', 'dish', 'kitchen', 'recall'));
alter table report_month_sums add constraint report_month_sums_dimension_check check (dimension in ('sale', 'order', 'item', 'waiter',
  'table', 'source', 'dining_option', 'payment', 'discount', 'courtesy', 'void', 'refund', 'tip', 'guest', 'dish', 'kitchen', 'recall'));

-- Days that are summed have none of these, and no month: all are summed anew, and read as they are until then.
delete from report_day_sums;
delete from report_visits;
delete from report_stale_days;
update report_watermarks set summed_until = null;

drop trigger report_changed on order_lines;
create trigger report_changed after update on order_lines
  for each row when (old.created_at < now() - interval '1 day' and (old.quantity <> new.quantity
    or old.withdrawn_quantity <> new.withdrawn_quantity or old.order_id <> new.order_id
    or old.unit_price_cents <> new.unit_price_cents or old.courtesy_id is distinct from new.courtesy_id
    or old.void_reason is distinct from new.void_reason or (old.status = 'cancelled') <> (new.status = 'cancelled')
    or (old.status in ('completed', 'delivered')) <> (new.status in ('completed', 'delivered'))
    or old.stock_held is distinct from new.stock_held or old.ready_at is distinct from new.ready_at
    or old.recalled_at is distinct from new.recalled_at or old.held_until is distinct from new.held_until
    or old.station_id <> new.station_id))
  execute function touch_report_of_line();
