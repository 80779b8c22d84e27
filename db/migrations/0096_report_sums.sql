-- What reports read (docs/decisions/0086): the sums of each business day that is over, by what they are told by, made by a job out of
-- the very statements that read the days that are not summed. Rows of a day are written together and never changed.
create table report_day_sums (
  tenant_id bigint not null references tenants (id),
  business_date date not null,
  dimension text not null check (dimension in ('sale', 'order', 'item', 'waiter', 'table', 'source', 'dining_option', 'payment',
    'discount', 'courtesy', 'void', 'refund', 'tip', 'guest')),
  -- What it is of: an id, an hour of the wall clock, words that were frozen. Empty: of nobody, or not known.
  key text not null,
  -- Who did it, the floor of a table; empty where there is no such thing.
  detail text not null,
  count bigint not null,
  amount_cents bigint not null,
  net_cents bigint not null,
  tax_cents bigint not null,
  service_cents bigint not null,
  discount_cents bigint not null,
  tip_cents bigint not null,
  primary key (tenant_id, dimension, business_date, key, detail)
);
create index report_day_sums_by_day on report_day_sums (tenant_id, business_date);
select protect_tenant_table('report_day_sums', 'select, insert, delete');

-- The known customers of each of those days.
create table report_visits (
  tenant_id bigint not null references tenants (id),
  business_date date not null,
  customer_id bigint not null,
  primary key (tenant_id, business_date, customer_id),
  foreign key (tenant_id, customer_id) references customers (tenant_id, id)
);
create index report_visits_by_customer on report_visits (tenant_id, customer_id, business_date);
select protect_tenant_table('report_visits', 'select, insert, delete');

-- Until which day the days of a restaurant are summed; null: none is. The job holds the row while it sums, who writes into a
-- past day shares it, so that neither misses the other.
create table report_watermarks (
  tenant_id bigint primary key references tenants (id),
  summed_until date
);
select protect_tenant_table('report_watermarks', 'select, insert, update');

-- Days until there that were written to since: read as they are until the job sums them anew.
create table report_stale_days (
  tenant_id bigint not null references tenants (id),
  business_date date not null,
  -- The transaction, so that two that write into one day do not wait for each other; 0: the job, of a day that is not over.
  written_by bigint not null,
  primary key (tenant_id, business_date, written_by)
);
select protect_tenant_table('report_stale_days', 'select, insert, delete');

create function touch_report_day(tenant bigint, day date) returns void language plpgsql as $$
declare
  until date;
begin
  select summed_until into until from report_watermarks where tenant_id = tenant for share;
  if not found then
    insert into report_watermarks (tenant_id, summed_until) values (tenant, null) on conflict do nothing;
    select summed_until into until from report_watermarks where tenant_id = tenant for share;
  end if;
  if day <= until then
    insert into report_stale_days (tenant_id, business_date, written_by)
      values (tenant, day, pg_current_xact_id()::text::bigint) on conflict do nothing;
  end if;
end $$;

-- Days before this one may be summed: two days back by UTC, whatever the zone. What is written of today costs one comparison.
create function first_unsummed_day() returns date language sql stable
  return (now() at time zone 'UTC')::date - 1;

create function touch_report_of_row() returns trigger language plpgsql as $$
begin
  perform touch_report_day(new.tenant_id, new.business_date);
  return null;
end $$;
create trigger report_touched after insert on invoices
  for each row when (new.business_date < first_unsummed_day()) execute function touch_report_of_row();
create trigger report_changed after update of business_date, customer_id, created_by, table_title, floor, dining_option, sub_total_cents,
    tax_total_cents, service_charge_total_cents, discount_cents, tip_cents, total_cents, discount_code on invoices
  for each row when (new.business_date < first_unsummed_day()) execute function touch_report_of_row();
create trigger report_touched after insert on payments
  for each row when (new.business_date < first_unsummed_day()) execute function touch_report_of_row();
create trigger report_touched after insert on refunds
  for each row when (new.business_date < first_unsummed_day()) execute function touch_report_of_row();
create trigger report_touched after insert on orders
  for each row when (new.business_date < first_unsummed_day()) execute function touch_report_of_row();
create trigger report_changed after update of cancelled_at, business_date, account_id on orders
  for each row when (new.business_date < first_unsummed_day()) execute function touch_report_of_row();

-- What is taken back is missing on the day of the invoice.
create function touch_report_of_reversal() returns trigger language plpgsql as $$
declare
  day date := (select business_date from invoices where tenant_id = new.tenant_id and id = new.invoice_id);
begin
  if day < first_unsummed_day() then perform touch_report_day(new.tenant_id, day); end if;
  return null;
end $$;
create trigger report_touched after insert on invoice_reversals
  for each row execute function touch_report_of_reversal();

-- Guests and customers of an account count on its own day, and with the invoices and orders that are of it.
create function touch_report_of_account() returns trigger language plpgsql as $$
begin
  perform touch_report_day(new.tenant_id, day) from (
    select new.business_date as day
    union select business_date from invoices where tenant_id = new.tenant_id and account_id = new.id
    order by day
  ) days;
  return null;
end $$;
create trigger report_changed after update on accounts
  for each row when (new.business_date < first_unsummed_day() and (old.people is distinct from new.people
    or old.customer_id is distinct from new.customer_id or old.source is distinct from new.source
    or (old.closed_at is null) <> (new.closed_at is null)))
  execute function touch_report_of_account();

-- A dish counts on the day of its order. What only says how far it is does not count.
create function touch_report_of_line() returns trigger language plpgsql as $$
begin
  perform touch_report_day(new.tenant_id, day) from (
    select distinct business_date as day from orders
    where tenant_id = new.tenant_id and id in (new.order_id, case when tg_op = 'UPDATE' then old.order_id end)
      and business_date < first_unsummed_day()
    order by day
  ) days;
  return null;
end $$;
create trigger report_touched after insert on order_lines
  for each row when (new.created_at < now() - interval '1 day') execute function touch_report_of_line();
create trigger report_changed after update on order_lines
  for each row when (old.created_at < now() - interval '1 day' and (old.quantity <> new.quantity
    or old.withdrawn_quantity <> new.withdrawn_quantity or old.order_id <> new.order_id
    or old.unit_price_cents <> new.unit_price_cents or old.courtesy_id is distinct from new.courtesy_id
    or old.void_reason is distinct from new.void_reason or (old.status = 'cancelled') <> (new.status = 'cancelled')))
  execute function touch_report_of_line();

-- Hours are those of the wall clock: in another zone all of them are others.
create function forget_report_sums() returns trigger language plpgsql as $$
begin
  insert into report_watermarks (tenant_id, summed_until) values (new.tenant_id, null)
    on conflict (tenant_id) do update set summed_until = null;
  return null;
end $$;
create trigger report_zone_changed after update of time_zone on store_settings
  for each row when (old.time_zone <> new.time_zone) execute function forget_report_sums();
