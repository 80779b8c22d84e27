-- Charging: discount codes, service charge and tip of the restaurant, paying in parts, the frozen sale for tax documents.

-- The identification threshold is the total from which the buyer of a consumer invoice has to be named (GUIDE §4).
alter table store_settings
  add column is_service_charge_taxed boolean not null default true,
  add column is_tip_suggested boolean not null default true,
  add column tip_suggestion_bp integer not null default 1000 check (tip_suggestion_bp between 1 and 10000),
  add column identification_threshold_cents bigint not null default 109500 check (identification_threshold_cents > 0);

-- The restaurant as its tax documents name it; without a row, or with gaps, no fiscal credit can be given.
create table fiscal_settings (
  tenant_id bigint primary key references tenants (id),
  legal_name text,
  nit text,
  nrc text,
  activity_code text,
  activity_desc text,
  department_code text,
  municipality_code text,
  address_complement text,
  phone text,
  email text
);
select protect_tenant_table('fiscal_settings');

-- `percent_bp` or `amount_cents`, as the type says.
create table discount_codes (
  tenant_id bigint not null references tenants (id),
  id bigint generated always as identity,
  code text not null check (length(code) between 1 and 40 and code = upper(btrim(code))),
  description text,
  discount_type text not null check (discount_type in ('percentage', 'fixed')),
  percent_bp integer check (percent_bp between 0 and 10000),
  amount_cents bigint check (amount_cents > 0),
  min_order_cents bigint check (min_order_cents >= 0),
  max_discount_cents bigint check (max_discount_cents > 0),
  start_date date,
  end_date date check (end_date >= start_date),
  max_uses integer check (max_uses >= 1),
  times_used integer not null default 0 check (times_used >= 0 and times_used <= coalesce(max_uses, times_used)),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, code),
  check ((discount_type = 'percentage') = (percent_bp is not null)),
  check ((discount_type = 'fixed') = (amount_cents is not null))
);
select protect_tenant_table('discount_codes');

-- A sale that is paid in parts, with what would otherwise be read from the settings at each of them.
create table bills (
  tenant_id bigint not null references tenants (id),
  id bigint generated always as identity,
  account_id bigint not null,
  discount_code_id bigint,
  discount_cents bigint not null check (discount_cents >= 0),
  service_bp integer not null check (service_bp >= 0),
  is_service_taxed boolean not null,
  total_cents bigint not null check (total_cents >= 0),
  created_at timestamptz not null default now(),
  created_by bigint,
  primary key (tenant_id, id),
  foreign key (tenant_id, account_id) references accounts (tenant_id, id),
  foreign key (tenant_id, discount_code_id) references discount_codes (tenant_id, id),
  foreign key (tenant_id, created_by) references users (tenant_id, id)
);
create index bills_by_account on bills (tenant_id, account_id);
create index bills_by_discount on bills (tenant_id, discount_code_id);
create index bills_by_creator on bills (tenant_id, created_by);
select protect_tenant_table('bills', 'select, insert');

-- The bill an order is being paid with; an unpaid order that has one is paid in part and keeps its lines.
alter table orders
  add column bill_id bigint,
  add foreign key (tenant_id, bill_id) references bills (tenant_id, id);
create index orders_by_bill on orders (tenant_id, bill_id);

-- `balance_cents` is what was left to pay of the bill after this part.
alter table invoices
  add column bill_id bigint,
  add column balance_cents bigint not null default 0 check (balance_cents >= 0),
  add column discount_code_id bigint,
  add column discount_code text,
  add foreign key (tenant_id, bill_id) references bills (tenant_id, id),
  add foreign key (tenant_id, discount_code_id) references discount_codes (tenant_id, id);
create index invoices_by_bill on invoices (tenant_id, bill_id);
create index invoices_by_discount on invoices (tenant_id, discount_code_id);

-- What of the ordered line the invoice has, and its figures; null on invoices from before, which have whole lines.
-- A portion that is no whole number of pieces is written as one piece at the price of the portion.
alter table invoice_lines
  add column portion_numerator bigint not null default 1 check (portion_numerator > 0),
  add column portion_denominator bigint not null default 1 check (portion_denominator >= portion_numerator),
  add column discount_cents bigint,
  add column net_cents bigint,
  add column service_charge_cents bigint,
  add column tax_cents bigint;

-- Whose tip it is: the waiter of the account when it was paid.
alter table payments
  add column waiter_id bigint,
  add foreign key (tenant_id, waiter_id) references users (tenant_id, id);
create index payments_by_waiter on payments (tenant_id, waiter_id);

-- A part that was taken back while its bill was still being paid. The invoice keeps its number; nothing is deleted.
create table invoice_reversals (
  tenant_id bigint not null references tenants (id),
  invoice_id bigint not null,
  client_uuid uuid not null,
  reason text not null check (length(reason) between 1 and 200),
  business_date date not null,
  created_at timestamptz not null default now(),
  created_by bigint not null,
  primary key (tenant_id, invoice_id),
  unique (tenant_id, client_uuid),
  foreign key (tenant_id, invoice_id) references invoices (tenant_id, id),
  foreign key (tenant_id, created_by) references users (tenant_id, id)
);
create index invoice_reversals_by_day on invoice_reversals (tenant_id, business_date);
create index invoice_reversals_by_creator on invoice_reversals (tenant_id, created_by);
select protect_tenant_table('invoice_reversals', 'select, insert');

-- Second lock behind the use cases: what a bill in progress was computed from stays as it is.
create function refuse_change_of_billed_line() returns trigger language plpgsql as $$
begin
  if exists (
    select from orders o
    where o.tenant_id = old.tenant_id and o.id in (old.order_id, new.order_id)
      and o.bill_id is not null and o.payment_status = 'unpaid'
  ) then
    raise exception 'order % is being paid in parts', old.order_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger order_lines_billed before update on order_lines for each row
  when (
    (old.status is distinct from new.status and (old.status = 'cancelled' or new.status = 'cancelled'))
    or old.order_id <> new.order_id or old.quantity <> new.quantity or old.unit_price_cents <> new.unit_price_cents
  )
  execute function refuse_change_of_billed_line();

-- The sale a tax document is made of, frozen in the paying transaction. What becomes of it is written elsewhere.
create table documents (
  tenant_id bigint not null references tenants (id),
  id bigint generated always as identity,
  invoice_id bigint not null,
  kind text not null check (kind in ('01', '03')),
  sale jsonb not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, invoice_id),
  foreign key (tenant_id, invoice_id) references invoices (tenant_id, id)
);
create index documents_by_age on documents (tenant_id, created_at);
select protect_tenant_table('documents', 'select, insert');
