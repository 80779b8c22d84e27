-- Card vouchers and whatever else is not cash are counted at closing too; and how often a Z was printed.

-- What was stated for one way to pay when its session was closed, frozen with its Z.
create table cash_method_counts (
  tenant_id bigint not null references tenants (id),
  cash_session_id bigint not null,
  payment_type_id bigint not null,
  payment_type_title text not null check (length(payment_type_title) between 1 and 100),
  -- Payments of the session, and how many vouchers were counted; null when nobody counted them.
  payments integer not null check (payments >= 0),
  vouchers integer check (vouchers >= 0),
  -- Sales with their tips less what was given back.
  expected_cents bigint not null,
  taken_cents bigint not null check (taken_cents >= 0),
  given_back_cents bigint not null check (given_back_cents >= 0),
  difference_cents bigint not null,
  primary key (tenant_id, cash_session_id, payment_type_id),
  foreign key (tenant_id, cash_session_id) references cash_closings (tenant_id, cash_session_id),
  foreign key (tenant_id, payment_type_id) references payment_types (tenant_id, id),
  check (difference_cents = taken_cents - given_back_cents - expected_cents)
);
create index cash_method_counts_by_type on cash_method_counts (tenant_id, payment_type_id);
select protect_tenant_table('cash_method_counts', 'select, insert');

-- The first print of a Z is the original, every later one says that it is a copy.
create table cash_closing_prints (
  tenant_id bigint not null references tenants (id),
  cash_session_id bigint not null,
  copy_no integer not null check (copy_no > 0),
  printed_at timestamptz not null default now(),
  printed_by bigint not null,
  primary key (tenant_id, cash_session_id, copy_no),
  foreign key (tenant_id, cash_session_id) references cash_closings (tenant_id, cash_session_id),
  foreign key (tenant_id, printed_by) references users (tenant_id, id)
);
create index cash_closing_prints_by_printer on cash_closing_prints (tenant_id, printed_by);
select protect_tenant_table('cash_closing_prints', 'select, insert');
