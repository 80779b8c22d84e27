-- Every count with which somebody wanted to close a drawer, kept before its difference is told: a blind count that may be
-- tried until it fits is none. Z and history show them all; the last one is that of the Z. Sessions that were closed before
-- have none here, their counts are in the audit log.
create table cash_kept_counts (
  tenant_id bigint not null references tenants (id),
  cash_session_id bigint not null,
  count_no integer not null check (count_no > 0),
  counted_at timestamptz not null,
  counted_by bigint not null,
  expected_cents bigint not null,
  counted_cents bigint not null check (counted_cents >= 0),
  difference_cents bigint not null,
  -- Pieces by denomination, and each other way to pay as it was stated beside what was expected of it.
  pieces jsonb not null,
  methods jsonb not null,
  -- Why it was counted again, and who let it be; the first count needs neither.
  reason text check (length(reason) between 1 and 200),
  approver_id bigint,
  primary key (tenant_id, cash_session_id, count_no),
  foreign key (tenant_id, cash_session_id) references cash_sessions (tenant_id, id),
  foreign key (tenant_id, counted_by) references users (tenant_id, id),
  foreign key (tenant_id, approver_id) references users (tenant_id, id),
  check (difference_cents = counted_cents - expected_cents),
  check (count_no = 1 or reason is not null)
);
create index cash_kept_counts_by_person on cash_kept_counts (tenant_id, counted_by);
create index cash_kept_counts_by_approver on cash_kept_counts (tenant_id, approver_id);
select protect_tenant_table('cash_kept_counts', 'select, insert');
