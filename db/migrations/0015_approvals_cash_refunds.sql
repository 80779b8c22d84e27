-- Approval by a manager's PIN, cash sessions (corte de caja), refunds and courtesies.

-- The PIN of a person, and how often it was tried in vain since it was last right.
create table approval_pins (
  tenant_id bigint not null references tenants (id),
  user_id bigint not null,
  pin_hash text not null,
  failed_attempts integer not null default 0 check (failed_attempts >= 0),
  locked_until timestamptz,
  set_at timestamptz not null default now(),
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
select protect_tenant_table('approval_pins');

-- An approval that was given and waits to be used: once, soon, by the session that asked, for this act on this row.
-- `subject` is the number of the row the act is about.
create table approvals (
  tenant_id bigint not null references tenants (id),
  token_hash bytea not null,
  action text not null check (action in ('order.void', 'sale.refund', 'sale.courtesy', 'cash.difference')),
  subject bigint not null,
  session_id bigint not null,
  approver_id bigint not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (tenant_id, token_hash),
  foreign key (tenant_id, approver_id) references users (tenant_id, id) on delete cascade
);
create index approvals_by_approver on approvals (tenant_id, approver_id);
create index approvals_by_age on approvals (tenant_id, expires_at);
select protect_tenant_table('approvals');

-- The series of closings and refunds join those there are, whatever other migrations added to the list.
do $$
declare
  series text := (
    select string_agg(quote_literal(word[1]), ', ')
    from pg_constraint k, regexp_matches(pg_get_constraintdef(k.oid), '''([^'']+)''::text', 'g') word
    where k.conrelid = 'counters'::regclass and k.conname = 'counters_series_check');
begin
  execute format('alter table counters drop constraint counters_series_check,
    add constraint counters_series_check check (series in (%s, ''cash_closing'', ''refund''))', series);
end $$;

-- A difference up to the limit needs no reason. Without a required session a sale may be paid while no drawer is open.
alter table store_settings
  add column cash_difference_limit_cents bigint not null default 100 check (cash_difference_limit_cents >= 0),
  add column is_cash_session_required boolean not null default false;

create table cash_drawers (
  tenant_id bigint not null references tenants (id),
  id bigint generated always as identity,
  title text not null check (length(title) between 1 and 60),
  is_enabled boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, title)
);
-- Restaurants from before get the drawer that new ones begin with; written before row level security asks for a tenant.
insert into cash_drawers (tenant_id, title) select id, 'Caja 1' from tenants where kind = 'restaurant';
select protect_tenant_table('cash_drawers');

create table cash_sessions (
  tenant_id bigint not null references tenants (id),
  id bigint generated always as identity,
  client_uuid uuid not null,
  drawer_id bigint not null,
  business_date date not null,
  float_cents bigint not null check (float_cents >= 0),
  opened_at timestamptz not null default now(),
  opened_by bigint not null,
  closed_at timestamptz check (closed_at >= opened_at),
  primary key (tenant_id, id),
  unique (tenant_id, client_uuid),
  foreign key (tenant_id, drawer_id) references cash_drawers (tenant_id, id),
  foreign key (tenant_id, opened_by) references users (tenant_id, id)
);
create unique index cash_sessions_open_drawer on cash_sessions (tenant_id, drawer_id) where closed_at is null;
create unique index cash_sessions_open_person on cash_sessions (tenant_id, opened_by) where closed_at is null;
create index cash_sessions_by_drawer on cash_sessions (tenant_id, drawer_id);
create index cash_sessions_by_person on cash_sessions (tenant_id, opened_by);
create index cash_sessions_by_day on cash_sessions (tenant_id, business_date, id);
select protect_tenant_table('cash_sessions', 'select, insert, update');

-- What is closed stays as it was closed.
create function refuse_change_of_closed_session() returns trigger language plpgsql as $$
begin
  raise exception 'cash session % is closed', old.id using errcode = 'check_violation';
end $$;
create trigger cash_sessions_closed before update on cash_sessions
  for each row when (old.closed_at is not null) execute function refuse_change_of_closed_session();

create table cash_movements (
  tenant_id bigint not null references tenants (id),
  id bigint generated always as identity,
  client_uuid uuid not null,
  cash_session_id bigint not null,
  kind text not null check (kind in ('pay_in', 'pay_out', 'drop')),
  amount_cents bigint not null check (amount_cents > 0),
  reason text not null check (length(reason) between 1 and 200),
  created_at timestamptz not null default now(),
  created_by bigint not null,
  primary key (tenant_id, id),
  unique (tenant_id, client_uuid),
  foreign key (tenant_id, cash_session_id) references cash_sessions (tenant_id, id),
  foreign key (tenant_id, created_by) references users (tenant_id, id)
);
create index cash_movements_of_session on cash_movements (tenant_id, cash_session_id);
create index cash_movements_by_creator on cash_movements (tenant_id, created_by);
select protect_tenant_table('cash_movements', 'select, insert');

-- The Z: what a session held when it was closed, frozen. `report` is the whole report as it was printed.
create table cash_closings (
  tenant_id bigint not null references tenants (id),
  cash_session_id bigint not null,
  z_no bigint not null,
  closed_at timestamptz not null,
  closed_by bigint not null,
  expected_cents bigint not null,
  counted_cents bigint not null check (counted_cents >= 0),
  difference_cents bigint not null,
  difference_reason text check (length(difference_reason) between 1 and 200),
  approver_id bigint,
  report jsonb not null,
  primary key (tenant_id, cash_session_id),
  unique (tenant_id, z_no),
  foreign key (tenant_id, cash_session_id) references cash_sessions (tenant_id, id),
  foreign key (tenant_id, closed_by) references users (tenant_id, id),
  foreign key (tenant_id, approver_id) references users (tenant_id, id),
  check (difference_cents = counted_cents - expected_cents)
);
create index cash_closings_by_person on cash_closings (tenant_id, closed_by);
create index cash_closings_by_approver on cash_closings (tenant_id, approver_id);
select protect_tenant_table('cash_closings', 'select, insert');

-- The blind count: pieces of each note and coin.
create table cash_counts (
  tenant_id bigint not null references tenants (id),
  cash_session_id bigint not null,
  denomination_cents bigint not null check (denomination_cents > 0),
  pieces integer not null check (pieces > 0),
  primary key (tenant_id, cash_session_id, denomination_cents),
  foreign key (tenant_id, cash_session_id) references cash_closings (tenant_id, cash_session_id)
);
select protect_tenant_table('cash_counts', 'select, insert');

-- The session whose drawer took the payment; null for payments from before and for those taken while none was open.
alter table payments
  add column cash_session_id bigint,
  add foreign key (tenant_id, cash_session_id) references cash_sessions (tenant_id, id);
create index payments_by_cash_session on payments (tenant_id, cash_session_id);

create table refunds (
  tenant_id bigint not null references tenants (id),
  id bigint generated always as identity,
  client_uuid uuid not null,
  refund_no bigint not null,
  invoice_id bigint not null,
  payment_type_id bigint not null,
  payment_type_title text not null,
  cash_session_id bigint,
  reason text not null check (length(reason) between 1 and 200),
  sub_total_cents bigint not null,
  tax_total_cents bigint not null check (tax_total_cents >= 0),
  amount_cents bigint not null check (amount_cents >= 0),
  tip_cents bigint not null default 0 check (tip_cents >= 0),
  is_stock_returned boolean not null,
  business_date date not null,
  created_at timestamptz not null default now(),
  created_by bigint not null,
  approver_id bigint,
  primary key (tenant_id, id),
  unique (tenant_id, client_uuid),
  unique (tenant_id, refund_no),
  foreign key (tenant_id, invoice_id) references invoices (tenant_id, id),
  foreign key (tenant_id, payment_type_id) references payment_types (tenant_id, id),
  foreign key (tenant_id, cash_session_id) references cash_sessions (tenant_id, id),
  foreign key (tenant_id, created_by) references users (tenant_id, id),
  foreign key (tenant_id, approver_id) references users (tenant_id, id)
);
create index refunds_by_invoice on refunds (tenant_id, invoice_id);
create index refunds_by_type on refunds (tenant_id, payment_type_id);
create index refunds_by_cash_session on refunds (tenant_id, cash_session_id);
create index refunds_by_day on refunds (tenant_id, business_date);
create index refunds_by_creator on refunds (tenant_id, created_by);
create index refunds_by_approver on refunds (tenant_id, approver_id);
select protect_tenant_table('refunds', 'select, insert');

-- Which part of which sold line was given back. `net_cents` and `tax_cents` are its share of the invoice's totals.
create table refund_lines (
  tenant_id bigint not null references tenants (id),
  refund_id bigint not null,
  invoice_line_id bigint not null,
  quantity integer not null check (quantity > 0),
  net_cents bigint not null,
  tax_cents bigint not null,
  amount_cents bigint not null,
  primary key (tenant_id, refund_id, invoice_line_id),
  foreign key (tenant_id, refund_id) references refunds (tenant_id, id),
  foreign key (tenant_id, invoice_line_id) references invoice_lines (tenant_id, id)
);
create index refund_lines_by_line on refund_lines (tenant_id, invoice_line_id);
select protect_tenant_table('refund_lines', 'select, insert');

-- What a refund asks of the tax document of its invoice; the feature of tax documents works through these rows.
create table refund_consequences (
  tenant_id bigint not null references tenants (id),
  refund_id bigint not null,
  kind text not null check (kind in ('invalidation', 'return_event', 'credit_note')),
  primary key (tenant_id, refund_id),
  foreign key (tenant_id, refund_id) references refunds (tenant_id, id)
);
select protect_tenant_table('refund_consequences', 'select, insert');

-- A line given for free: its price becomes zero, and what it was stays here.
create table courtesies (
  tenant_id bigint not null references tenants (id),
  order_line_id bigint not null,
  unit_price_cents bigint not null check (unit_price_cents > 0),
  reason text not null check (length(reason) between 1 and 200),
  created_at timestamptz not null default now(),
  created_by bigint not null,
  approver_id bigint,
  primary key (tenant_id, order_line_id),
  foreign key (tenant_id, order_line_id) references order_lines (tenant_id, id),
  foreign key (tenant_id, created_by) references users (tenant_id, id),
  foreign key (tenant_id, approver_id) references users (tenant_id, id)
);
create index courtesies_by_creator on courtesies (tenant_id, created_by);
create index courtesies_by_approver on courtesies (tenant_id, approver_id);
select protect_tenant_table('courtesies', 'select, insert');

-- Dishes that came back; like the series above, added to whatever causes there are.
do $$
declare
  causes text := (
    select string_agg(quote_literal(word[1]), ', ')
    from pg_constraint k, regexp_matches(pg_get_constraintdef(k.oid), '''([^'']+)''::text', 'g') word
    where k.conrelid = 'stock_movements'::regclass and k.conname = 'stock_movements_cause_check');
begin
  execute format('alter table stock_movements drop constraint stock_movements_cause_check,
    add constraint stock_movements_cause_check check (cause in (%s, ''refund''))', causes);
end $$;
