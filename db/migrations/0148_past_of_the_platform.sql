-- What sold most in all restaurants is found in a year as fast as in a day (docs/decisions/0090): the best of a day or month are read in
-- the index alone, and what one item came to is one run of an index for the months and one for the days at each end.
create index tenant_item_sums_best on tenant_item_sums (span, starts_on, quantity desc) include (tenant_id, item_id)
  where quantity > 0;
drop index tenant_item_sums_by_quantity;
create index tenant_item_sums_by_item on tenant_item_sums (tenant_id, item_id, span, starts_on) include (quantity);

-- What restaurants that were deleted for good had come to, all in one: the platform's past stays as it was, without saying whose it was.
create table deleted_day_sums (
  business_date date not null,
  currency text not null,
  orders bigint not null,
  sales_cents bigint not null,
  customers bigint not null,
  primary key (business_date, currency)
);
grant select, insert, update on deleted_day_sums to comanda_app;

create or replace function sum_platform_days(most integer) returns integer language plpgsql as $$
declare
  days date[];
begin
  perform pg_advisory_xact_lock(hashtext('sum_platform_days'));
  days := array(select distinct business_date from platform_stale_days order by 1 desc limit most);
  delete from platform_stale_days where business_date = any(days);
  delete from platform_day_sums where business_date = any(days);
  insert into platform_day_sums (business_date, currency, orders, sales_cents, customers)
    select business_date, currency, sum(orders), sum(sales_cents), sum(customers)
    from (
      select business_date, currency, orders, sales_cents, customers from tenant_day_sums where business_date = any(days)
      union all
      select business_date, currency, orders, sales_cents, customers from deleted_day_sums where business_date = any(days)
    ) sums group by 1, 2;
  return cardinality(days);
end $$;
