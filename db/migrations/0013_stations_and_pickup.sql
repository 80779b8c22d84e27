-- Stations with their own limits; dishes that are ready, fetched and brought back; tickets on paper.

alter table stations
  -- Minutes after which a ticket is warned of; null: two thirds of late_minutes.
  add column warn_minutes integer check (warn_minutes between 1 and 600),
  -- Minutes that a finished dish may wait to be fetched.
  add column pickup_minutes integer not null default 5 check (pickup_minutes between 1 and 240),
  add constraint stations_warned_before_late check (warn_minutes < late_minutes);

-- Who is on the way to fetch the finished dish, and when it last came back to its station. Null: nobody, never.
alter table order_lines
  add column claimed_by bigint,
  add column claimed_at timestamptz,
  add column recalled_at timestamptz,
  add constraint order_lines_claimed check ((claimed_by is null) = (claimed_at is null)),
  add constraint order_lines_claimed_by foreign key (tenant_id, claimed_by) references users (tenant_id, id);
create index order_lines_by_claimer on order_lines (tenant_id, claimed_by);
-- What was finished lately at a station; most lines stay here for good, so it is read from a moment on.
create index order_lines_finished on order_lines (tenant_id, station_id, status_changed_at) where status = 'completed';

-- Each time a ticket of a station was put on paper: the first is the original, every later one a duplicate.
create table ticket_prints (
  tenant_id bigint not null references tenants (id),
  order_id bigint not null,
  station_id bigint not null,
  copy_no integer not null check (copy_no > 0),
  printed_at timestamptz not null default now(),
  printed_by bigint,
  primary key (tenant_id, order_id, station_id, copy_no),
  foreign key (tenant_id, order_id) references orders (tenant_id, id),
  foreign key (tenant_id, station_id) references stations (tenant_id, id),
  foreign key (tenant_id, printed_by) references users (tenant_id, id)
);
create index ticket_prints_by_order on ticket_prints (tenant_id, order_id);
create index ticket_prints_by_station on ticket_prints (tenant_id, station_id);
create index ticket_prints_by_printer on ticket_prints (tenant_id, printed_by);
select protect_tenant_table('ticket_prints', 'select, insert');
