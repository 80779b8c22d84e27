-- What was given back stands in every figure of sales (docs/decisions/0115): beside what was sold, on the day of the refund.

-- A refunded line keeps what its pieces had of the service charge, which is in `net_cents` too, and how many whole pieces of the ordered
-- dish are given back with it: of a dish that guests divided the last share makes the piece. Of lines written by hand there are none.
alter table refund_lines add column service_charge_cents bigint not null default 0, add column dishes integer not null default 0;

do $$
declare
  home bigint;
begin
  for home in select id from tenants order by id loop
    perform set_config('app.tenant_id', home::text, true);
    update refund_lines g set service_charge_cents = s.service, dishes = s.dishes
      from (
        select refund_id, invoice_line_id,
          service * until / pieces - service * (until - quantity) / pieces as service,
          coalesce(whole - coalesce(lag(whole) over (partition by order_line_id order by refund_id, invoice_line_id), 0), 0) as dishes
        from (
          select *, case when order_line_id is not null then
            floor((sum(part) over (partition by order_line_id order by refund_id, invoice_line_id) + 1e20) / 1e40) end as whole
          from (
            select r.refund_id, r.invoice_line_id, r.quantity, x.order_line_id, x.quantity as pieces,
              coalesce(x.service_charge_cents, 0) as service,
              sum(r.quantity) over (partition by r.invoice_line_id order by r.refund_id) as until,
              -- Of the ordered pieces, as a whole number of very small parts, so that three thirds are one.
              trunc(l.quantity * x.portion_numerator * r.quantity * 1e40 / (x.portion_denominator::numeric * x.quantity)) as part
            from refund_lines r
            join invoice_lines x on x.tenant_id = home and x.id = r.invoice_line_id
            left join order_lines l on l.tenant_id = home and l.id = x.order_line_id
            where r.tenant_id = home
          ) parts
        ) wholes
      ) s
      where g.tenant_id = home and g.refund_id = s.refund_id and g.invoice_line_id = s.invoice_line_id;
    -- Past days are summed anew, and enter the sums of the platform anew.
    update report_watermarks set summed_until = null where tenant_id = home;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
alter table refund_lines alter column service_charge_cents drop default, alter column dishes drop default;

alter table report_day_sums add column refunded_count bigint not null default 0, add column refunded_cents bigint not null default 0,
  add column refunded_net_cents bigint not null default 0, add column refunded_tax_cents bigint not null default 0,
  add column refunded_service_cents bigint not null default 0;
alter table report_month_sums add column refunded_count bigint not null default 0, add column refunded_cents bigint not null default 0,
  add column refunded_net_cents bigint not null default 0, add column refunded_tax_cents bigint not null default 0,
  add column refunded_service_cents bigint not null default 0;

alter table tenant_day_sums add column refunded_cents bigint not null default 0;
alter table deleted_day_sums add column refunded_cents bigint not null default 0;
alter table platform_day_sums add column refunded_cents bigint not null default 0;

-- As before (0150), with what was given back.
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
  insert into platform_day_sums (business_date, currency, orders, sales_cents, refunded_cents)
    select business_date, currency, sum(orders), sum(sales_cents), sum(refunded_cents)
    from (
      select business_date, currency, orders, sales_cents, refunded_cents from tenant_day_sums where business_date = any(days)
      union all
      select business_date, currency, orders, sales_cents, refunded_cents from deleted_day_sums where business_date = any(days)
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
