-- A past day is summed whether its accounts are paid or not (docs/decisions/0115): whatever changes it later is seen. Sums wait for
-- nothing, so that one forgotten account does not keep a day out of them.

-- A dish counts on the day of its order, makes the visit of its account count, and stands on the days on which pieces of it were
-- given back.
create or replace function touch_report_of_line() returns trigger language plpgsql as $$
begin
  perform touch_report_day(new.tenant_id, day) from (
    select o.business_date as day from orders o
    where o.tenant_id = new.tenant_id and o.id in (new.order_id, case when tg_op = 'UPDATE' then old.order_id end)
    union
    select a.business_date from orders o join accounts a on a.tenant_id = o.tenant_id and a.id = o.account_id
    where o.tenant_id = new.tenant_id and o.id in (new.order_id, case when tg_op = 'UPDATE' then old.order_id end)
    union
    select r.business_date from invoice_lines x
    join refund_lines g on g.tenant_id = x.tenant_id and g.invoice_line_id = x.id
    join refunds r on r.tenant_id = g.tenant_id and r.id = g.refund_id
    where x.tenant_id = new.tenant_id and x.order_line_id = new.id
    order by day
  ) days where day < first_unsummed_day();
  return null;
end $$;

-- What was written since the beginning of this day by UTC is of no day that may be summed.
drop trigger report_touched on order_lines;
create trigger report_touched after insert on order_lines
  for each row when (new.created_at < date_trunc('day', now(), 'UTC')) execute function touch_report_of_line();
drop trigger report_changed on order_lines;
create trigger report_changed after update on order_lines
  for each row when ((old.status = 'cancelled') <> (new.status = 'cancelled') or old.order_id <> new.order_id
    or (old.created_at < date_trunc('day', now(), 'UTC') and (old.quantity <> new.quantity
    or old.unit_price_cents <> new.unit_price_cents or old.courtesy_id is distinct from new.courtesy_id
    or old.void_reason is distinct from new.void_reason
    or (old.status in ('completed', 'delivered')) <> (new.status in ('completed', 'delivered'))
    or old.stock_held is distinct from new.stock_held or old.ready_at is distinct from new.ready_at
    or old.recalled_at is distinct from new.recalled_at or old.held_until is distinct from new.held_until
    or old.station_id <> new.station_id)))
  execute function touch_report_of_line();

-- An order makes the visit of its account count, which may be of a day before.
create function touch_report_of_order() returns trigger language plpgsql as $$
begin
  perform touch_report_day(new.tenant_id, day) from (
    select new.business_date as day
    union
    select case when tg_op = 'UPDATE' then old.business_date end
    union
    select a.business_date from accounts a
    where a.tenant_id = new.tenant_id and a.id in (new.account_id, case when tg_op = 'UPDATE' then old.account_id end)
    order by day
  ) days where day < first_unsummed_day();
  return null;
end $$;
drop trigger report_touched on orders;
create trigger report_touched after insert on orders
  for each row when (new.round > 1 or new.business_date < first_unsummed_day()) execute function touch_report_of_order();
drop trigger report_changed on orders;
create trigger report_changed after update on orders
  for each row when (old.cancelled_at is distinct from new.cancelled_at or old.account_id <> new.account_id
    or old.business_date <> new.business_date)
  execute function touch_report_of_order();

-- Guests and source of an account count with its invoices and with what was given back of these.
create or replace function touch_report_of_account() returns trigger language plpgsql as $$
begin
  perform touch_report_day(new.tenant_id, day) from (
    select new.business_date as day
    union
    select business_date from invoices where tenant_id = new.tenant_id and account_id = new.id
    union
    select r.business_date from invoices i join refunds r on r.tenant_id = i.tenant_id and r.invoice_id = i.id
    where i.tenant_id = new.tenant_id and i.account_id = new.id
    order by day
  ) days where day < first_unsummed_day();
  return null;
end $$;
drop trigger report_changed on accounts;
create trigger report_changed after update on accounts
  for each row when (new.business_date < first_unsummed_day() and (old.people is distinct from new.people
    or old.customer_id is distinct from new.customer_id or old.source is distinct from new.source))
  execute function touch_report_of_account();
