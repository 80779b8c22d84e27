-- Payment ends a visit (decision 84): at a table that pays first the account stays open until its dishes are handed over, and
-- until then the phones of a party that has paid read what the next one at the table ordered.

-- Nothing of an account is left to pay and something of it was paid: its party is through, whatever is still handed over.
create function is_paid_out(tenant bigint, account bigint) returns boolean stable language sql as $$
  select exists (
    select from orders where tenant_id = tenant and account_id = account and payment_status <> 'unpaid'
  ) and not exists (
    select from orders
    where tenant_id = tenant and account_id = account and payment_status = 'unpaid' and cancelled_at is null
  )
$$;

create or replace function is_table_taken(tenant bigint, at_table bigint) returns boolean stable language sql as $$
  select exists (
    select from accounts
    where tenant_id = tenant and table_id = at_table and closed_at is null and dining_option = 'dinein'
      and not is_paid_out(tenant, id)
  ) or exists (
    select from seatings where tenant_id = tenant and table_id = at_table and account_id is null and ended_at is null
  )
$$;

-- An account that is paid has no visit any more: handing its dishes over or moving it leaves alone whoever sits there next.
create or replace function visit_follows_account() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.closed_at is null and new.dining_option = 'dinein' then
      perform follow_table(new.tenant_id, new.table_id, new.opened_at);
    end if;
    return null;
  end if;
  if is_paid_out(new.tenant_id, new.id) then return null; end if;
  if new.table_id is distinct from old.table_id then
    perform move_visit(new.tenant_id, old.table_id, new.table_id);
    perform follow_table(new.tenant_id, old.table_id, coalesce(new.closed_at, new.opened_at));
  end if;
  perform follow_table(new.tenant_id, new.table_id, coalesce(new.closed_at, new.opened_at));
  return null;
end $$;

create function visit_follows_payment() returns trigger language plpgsql as $$
declare account record;
begin
  for account in select id, table_id, closed_at from accounts
    where tenant_id = new.tenant_id and id in (old.account_id, new.account_id) and dining_option = 'dinein'
  loop
    if is_paid_out(new.tenant_id, account.id) then
      perform follow_table(new.tenant_id, account.table_id, coalesce(account.closed_at, now()));
    end if;
  end loop;
  return null;
end $$;
-- At the commit: by then its account is locked, which whoever ends a visit by hand locks before the visit.
create constraint trigger visit_follows_payment after update of payment_status, cancelled_at, account_id on orders
  deferrable initially deferred for each row
  when ((old.payment_status, old.cancelled_at, old.account_id)
    is distinct from (new.payment_status, new.cancelled_at, new.account_id))
  execute function visit_follows_payment();

-- Whether a phone was with an earlier party at a table, in its visit or with an order that was paid: it may be far away by now.
create function was_at_table(tenant bigint, at_table bigint, phone bytea, but_visit bigint) returns boolean
  stable language sql as $$
  select exists (
    select from visit_phones p join visits v on v.tenant_id = tenant and v.id = p.visit_id
    where p.tenant_id = tenant and p.token_hash = phone and v.table_id = at_table and v.id is distinct from but_visit
  ) or exists (
    select from qr_orders q join orders o on o.tenant_id = tenant and o.id = q.order_id
    where q.tenant_id = tenant and q.table_id = at_table and q.guest_token_hash = phone and o.payment_status = 'paid'
  )
$$;

-- Parties that had paid before this was. The owner sees every restaurant while row security is not forced on it.
alter table accounts no force row level security;
alter table orders no force row level security;
alter table seatings no force row level security;
alter table visits no force row level security;
update visits v set closed_at = greatest(now(), v.opened_at)
  where v.closed_at is null and not is_table_taken(v.tenant_id, v.table_id) and exists (
    select from accounts a
    where a.tenant_id = v.tenant_id and a.table_id = v.table_id and a.closed_at is null and is_paid_out(a.tenant_id, a.id));
alter table visits force row level security;
alter table seatings force row level security;
alter table orders force row level security;
alter table accounts force row level security;
