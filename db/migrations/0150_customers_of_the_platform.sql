-- How many known customers all restaurants had in a period, each once in its restaurant (docs/decisions/0090). What was counted each day
-- cannot be added up; a visit can, with the day of the one before it: in a period somebody is counted at their first visit in it, which
-- is the one whose predecessor lies before it.
create table tenant_visit_sums (
  tenant_id bigint not null references tenants (id) on delete cascade,
  business_date date not null,
  -- The day of the visit before; -infinity: there was none.
  before date not null check (before < business_date),
  customers bigint not null,
  primary key (tenant_id, business_date, before)
);
create index tenant_visit_sums_by_day on tenant_visit_sums (business_date);
grant select, insert, update, delete on tenant_visit_sums to comanda_app;
create trigger platform_day_changed after insert or update or delete on tenant_visit_sums
  for each row execute function mark_platform_day();

-- Of restaurants that are gone.
create table deleted_visit_sums (
  business_date date not null,
  before date not null,
  customers bigint not null,
  primary key (business_date, before)
);
grant select, insert, update on deleted_visit_sums to comanda_app;

-- Of all, by day and by month; of a month those alone whose visit before lies before it, for it is only asked for as a whole.
create table platform_visit_sums (
  span text not null check (span in ('day', 'month')),
  starts_on date not null,
  before date not null,
  customers bigint not null,
  primary key (span, starts_on, before)
);
grant select, insert, delete on platform_visit_sums to comanda_app;

alter table tenant_day_sums drop column customers;
alter table deleted_day_sums drop column customers;
alter table platform_day_sums drop column customers;

-- Adds some stale days up anew, the newest first, and gives how many; one at a time. A mark that is set meanwhile stays.
create or replace function sum_platform_days(most integer) returns integer language plpgsql as $$
declare
  days date[];
  months date[];
begin
  perform pg_advisory_xact_lock(hashtext('sum_platform_days'));
  days := array(select distinct business_date from platform_stale_days order by 1 desc limit most);
  months := array(select distinct date_trunc('month', day)::date from unnest(days) as day);
  delete from platform_stale_days where business_date = any(days);
  delete from platform_day_sums where business_date = any(days);
  insert into platform_day_sums (business_date, currency, orders, sales_cents)
    select business_date, currency, sum(orders), sum(sales_cents)
    from (
      select business_date, currency, orders, sales_cents from tenant_day_sums where business_date = any(days)
      union all
      select business_date, currency, orders, sales_cents from deleted_day_sums where business_date = any(days)
    ) sums group by 1, 2;
  delete from platform_visit_sums where span = 'day' and starts_on = any(days) or span = 'month' and starts_on = any(months);
  insert into platform_visit_sums (span, starts_on, before, customers)
    select 'day', business_date, before, sum(customers)
    from (
      select business_date, before, customers from tenant_visit_sums where business_date = any(days)
      union all
      select business_date, before, customers from deleted_visit_sums where business_date = any(days)
    ) sums group by 2, 3;
  insert into platform_visit_sums (span, starts_on, before, customers)
    select 'month', month, d.before, sum(d.customers)
    from unnest(months) as month
    join platform_visit_sums d on d.span = 'day' and d.starts_on >= month and d.starts_on < (month + interval '1 month')::date
      and d.before < month
    group by 2, 3;
  return cardinality(days);
end $$;

-- Past days enter these sums when the reports' job sums them: it does so anew.
do $$
declare
  home bigint;
begin
  for home in select id from tenants loop
    perform set_config('app.tenant_id', home::text, true);
    update report_watermarks set summed_until = null where tenant_id = home;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
