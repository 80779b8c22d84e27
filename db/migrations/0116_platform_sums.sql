-- What the restaurants came to, for the operator (docs/decisions/0090). Directory tables, because ten thousand restaurants are asked
-- at once; jobs write them out of the statements that the restaurants' own reports read by, each restaurant in its own transaction.

-- How far the job has heard of a restaurant: the number of its last event whose day is in the sums. Who writes sums of a restaurant
-- holds its row.
create table tenant_news (
  tenant_id bigint primary key references tenants (id) on delete cascade,
  heard bigint not null default 0
);
grant select, insert, update, delete on tenant_news to comanda_app;

create table tenant_day_sums (
  tenant_id bigint not null references tenants (id) on delete cascade,
  business_date date not null,
  -- Of the restaurant when the day was last written.
  currency text not null,
  orders bigint not null,
  sales_cents bigint not null,
  -- Known customers who were there, each once.
  customers bigint not null,
  primary key (tenant_id, business_date)
);
create index tenant_day_sums_by_day on tenant_day_sums (business_date);
grant select, insert, update, delete on tenant_day_sums to comanda_app;

-- Pieces of an item of the menu in a day and in a month: always both, so that a range is read as its whole months and the days beside.
create table tenant_item_sums (
  tenant_id bigint not null references tenants (id) on delete cascade,
  item_id bigint not null,
  span text not null check (span in ('day', 'month')),
  starts_on date not null,
  quantity bigint not null,
  primary key (tenant_id, span, starts_on, item_id)
);
create index tenant_item_sums_by_quantity on tenant_item_sums (span, starts_on, quantity desc) where quantity > 0;
grant select, insert, update, delete on tenant_item_sums to comanda_app;

-- All restaurants of a day, so that ten years are some thousand rows. Amounts of different currencies are never added.
create table platform_day_sums (
  business_date date not null,
  currency text not null,
  orders bigint not null,
  sales_cents bigint not null,
  customers bigint not null,
  primary key (business_date, currency)
);
grant select, insert, update, delete on platform_day_sums to comanda_app;

-- Days of which a restaurant's sums changed since: read by restaurant until they are added up anew. Marks carry their transaction, so
-- that restaurants do not wait for each other.
create table platform_stale_days (
  business_date date not null,
  written_by bigint not null,
  primary key (business_date, written_by)
);
grant select, insert, delete on platform_stale_days to comanda_app;

-- Also while a restaurant is purged, where no schema is searched.
create function mark_platform_day() returns trigger language plpgsql as $$
begin
  insert into public.platform_stale_days (business_date, written_by)
    values (case when tg_op = 'DELETE' then old.business_date else new.business_date end, pg_current_xact_id()::text::bigint)
    on conflict do nothing;
  return null;
end $$;
create trigger platform_day_changed after insert or update or delete on tenant_day_sums
  for each row execute function mark_platform_day();

-- Adds some stale days up anew, the newest first, and gives how many; one at a time. A mark that is set meanwhile stays.
create function sum_platform_days(most integer) returns integer language plpgsql as $$
declare
  days date[];
begin
  perform pg_advisory_xact_lock(hashtext('sum_platform_days'));
  days := array(select distinct business_date from platform_stale_days order by 1 desc limit most);
  delete from platform_stale_days where business_date = any(days);
  delete from platform_day_sums where business_date = any(days);
  insert into platform_day_sums (business_date, currency, orders, sales_cents, customers)
    select business_date, currency, sum(orders), sum(sales_cents), sum(customers)
    from tenant_day_sums where business_date = any(days) group by 1, 2;
  return cardinality(days);
end $$;

-- Restaurants of which something happened since the job heard of them. One statement looks at each by its own key, under row level
-- security; what happened is then found in these alone.
create function tenants_with_news() returns setof bigint language plpgsql as $$
declare
  home record;
begin
  for home in
    select t.id, coalesce(n.heard, 0) as heard
    from tenants t left join tenant_news n on n.tenant_id = t.id
    where t.kind = 'restaurant' order by t.id
  loop
    perform set_config('app.tenant_id', home.id::text, true);
    if exists (
      select from counters c where c.tenant_id = home.id and c.series = 'event' and c.value > home.heard
    ) then
      return next home.id;
    end if;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;

-- Past days enter the platform's sums when the reports' job sums them: it does so anew.
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
