-- Customers who buy on account (docs/decisions/0055): up to a limit, with a way to pay that is no money yet. What they owe is kept
-- by invoice; the balance of a customer is the sum of it, by a rule of the database.

alter table payment_types
  -- When it settles what is charged: as it is taken, or later, out of the customer's account.
  add column settles text not null default 'now' check (settles in ('now', 'on_account'));
-- What is owed is in no drawer.
alter table payment_types add check (settles = 'now' or icon <> 'cash');
create unique index payment_types_on_account on payment_types (tenant_id) where settles = 'on_account' and archived_at is null;

alter table customers
  -- Up to which they may owe; null: nothing is sold to them on account.
  add column credit_limit_cents bigint check (credit_limit_cents > 0),
  -- What they owe: the sum of their open invoices. Only the trigger below writes it.
  add column balance_cents bigint not null default 0 check (balance_cents >= 0);
create index customers_who_owe on customers (tenant_id, balance_cents, id) where balance_cents > 0;
create index customers_who_owe_by_name on customers (tenant_id, sort_name, id) where balance_cents > 0;

-- What was charged to an account with an invoice, and what of it is still owed. Whoever changes one holds its customer's row.
create table customer_debts (
  tenant_id bigint not null references tenants (id),
  invoice_id bigint not null,
  customer_id bigint not null,
  amount_cents bigint not null check (amount_cents > 0),
  open_cents bigint not null,
  -- Owed by the customer after it, as its receipt says.
  balance_cents bigint not null,
  business_date date not null,
  created_at timestamptz not null,
  primary key (tenant_id, invoice_id),
  foreign key (tenant_id, invoice_id) references invoices (tenant_id, id),
  foreign key (tenant_id, customer_id) references customers (tenant_id, id),
  check (open_cents between 0 and amount_cents)
);
create index customer_debts_by_customer on customer_debts (tenant_id, customer_id, business_date);
create index customer_debts_open on customer_debts (tenant_id, customer_id, business_date, invoice_id) where open_cents > 0;
select protect_tenant_table('customer_debts', 'select, insert, update (customer_id, open_cents)');

create function keep_customer_balance() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    update public.customers set balance_cents = balance_cents - old.open_cents
      where tenant_id = old.tenant_id and id = old.customer_id and old.open_cents > 0;
  end if;
  update public.customers set balance_cents = balance_cents + new.open_cents
    where tenant_id = new.tenant_id and id = new.customer_id and new.open_cents > 0;
  return null;
end $$;
create trigger keep_balance after insert or update of customer_id, open_cents on customer_debts
  for each row execute function keep_customer_balance();

alter table refunds
  -- Of the amount, what was taken off the customer's account instead of being paid out.
  add column debt_cents bigint not null default 0;
alter table refunds add check (debt_cents between 0 and amount_cents);
