-- What customers pay on account (abonos, docs/decisions/0055): money of a cash session that settles their oldest invoices. It is
-- taken back whole or not at all.

create table account_payments (
  tenant_id bigint not null references tenants (id),
  id bigint not null default next_id(),
  client_uuid uuid not null,
  payment_no bigint not null,
  customer_id bigint not null,
  payment_type_id bigint not null,
  payment_type_title text not null,
  amount_cents bigint not null check (amount_cents > 0),
  received_cents bigint check (received_cents >= 0),
  change_cents bigint not null default 0 check (change_cents >= 0),
  reference text,
  -- Owed by the customer after it, as its receipt says.
  balance_cents bigint not null check (balance_cents >= 0),
  business_date date not null,
  cash_session_id bigint,
  created_at timestamptz not null,
  created_by bigint not null,
  primary key (tenant_id, id),
  unique (tenant_id, client_uuid),
  unique (tenant_id, payment_no),
  foreign key (tenant_id, customer_id) references customers (tenant_id, id),
  foreign key (tenant_id, payment_type_id) references payment_types (tenant_id, id),
  foreign key (tenant_id, cash_session_id) references cash_sessions (tenant_id, id),
  foreign key (tenant_id, created_by) references users (tenant_id, id)
);
create index account_payments_by_customer on account_payments (tenant_id, customer_id, business_date);
create index account_payments_by_type on account_payments (tenant_id, payment_type_id);
create index account_payments_by_cash_session on account_payments (tenant_id, cash_session_id);
create index account_payments_by_creator on account_payments (tenant_id, created_by);
select protect_tenant_table('account_payments', 'select, insert, update (customer_id)');

-- Which invoices it settled, and how much of each.
create table account_payment_parts (
  tenant_id bigint not null references tenants (id),
  account_payment_id bigint not null,
  invoice_id bigint not null,
  amount_cents bigint not null check (amount_cents > 0),
  primary key (tenant_id, account_payment_id, invoice_id),
  foreign key (tenant_id, account_payment_id) references account_payments (tenant_id, id),
  foreign key (tenant_id, invoice_id) references customer_debts (tenant_id, invoice_id)
);
create index account_payment_parts_by_invoice on account_payment_parts (tenant_id, invoice_id);
select protect_tenant_table('account_payment_parts', 'select, insert');

create table account_payment_reversals (
  tenant_id bigint not null references tenants (id),
  account_payment_id bigint not null,
  client_uuid uuid not null,
  reason text not null check (length(reason) between 1 and 200),
  business_date date not null,
  -- The drawer that gave it back.
  cash_session_id bigint,
  created_at timestamptz not null,
  created_by bigint not null,
  primary key (tenant_id, account_payment_id),
  unique (tenant_id, client_uuid),
  foreign key (tenant_id, account_payment_id) references account_payments (tenant_id, id),
  foreign key (tenant_id, cash_session_id) references cash_sessions (tenant_id, id),
  foreign key (tenant_id, created_by) references users (tenant_id, id)
);
create index account_payment_reversals_by_cash_session on account_payment_reversals (tenant_id, cash_session_id);
create index account_payment_reversals_by_creator on account_payment_reversals (tenant_id, created_by);
select protect_tenant_table('account_payment_reversals', 'select, insert');

-- The series of their numbers joins those there are, whatever other migrations added to the list.
do $$
declare
  series text := (
    select string_agg(quote_literal(word[1]), ', ')
    from pg_constraint k, regexp_matches(pg_get_constraintdef(k.oid), '''([^'']+)''::text', 'g') word
    where k.conrelid = 'counters'::regclass and k.conname = 'counters_series_check');
begin
  execute format('alter table counters drop constraint counters_series_check,
    add constraint counters_series_check check (series in (%s, ''account_payment''))', series);
end $$;
