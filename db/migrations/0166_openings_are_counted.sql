-- What was in a drawer when it was opened, piece by piece, beside what the last close of the same drawer had counted: what
-- went in or out while it was closed stands here, once. Sessions from before have no row: nobody counted then.
create table cash_openings (
  tenant_id bigint not null references tenants (id),
  cash_session_id bigint not null,
  counted_cents bigint not null check (counted_cents >= 0),
  -- The session whose close counted `left_cents`; null: the drawer was never closed before.
  previous_session_id bigint,
  left_cents bigint,
  difference_cents bigint not null,
  difference_reason text check (length(difference_reason) between 1 and 200),
  primary key (tenant_id, cash_session_id),
  foreign key (tenant_id, cash_session_id) references cash_sessions (tenant_id, id),
  foreign key (tenant_id, previous_session_id) references cash_closings (tenant_id, cash_session_id),
  check ((left_cents is null) = (previous_session_id is null)),
  check (difference_cents = counted_cents - coalesce(left_cents, counted_cents)),
  check (difference_cents = 0 or difference_reason is not null)
);
create index cash_openings_by_previous on cash_openings (tenant_id, previous_session_id);
select protect_tenant_table('cash_openings', 'select, insert');

create table cash_opening_counts (
  tenant_id bigint not null references tenants (id),
  cash_session_id bigint not null,
  denomination_cents bigint not null check (denomination_cents > 0),
  pieces integer not null check (pieces > 0),
  primary key (tenant_id, cash_session_id, denomination_cents),
  foreign key (tenant_id, cash_session_id) references cash_openings (tenant_id, cash_session_id)
);
select protect_tenant_table('cash_opening_counts', 'select, insert');
