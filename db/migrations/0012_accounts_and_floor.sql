-- Open accounts that are moved, merged and split; dishes that are voided; tables that stand somewhere.

-- Why a dish that was begun is not paid for. Null for lines that stand and for those removed before anybody began them.
alter table order_lines add column void_reason text check (void_reason in (
  'guest_changed', 'entered_wrong', 'made_wrong', 'took_too_long', 'sold_out', 'guest_left', 'other'));

-- What happened to a line after it was sent, for the station that makes it. A row is written once; only its
-- acknowledgement is added. One that needs none (the dish had not been begun) is acknowledged as it is written.
create table order_line_changes (
  tenant_id bigint not null references tenants (id),
  id bigint generated always as identity,
  order_id bigint not null,
  order_line_id bigint not null,
  station_id bigint not null,
  -- reduced: `quantity` of the line is no more, the rest stands as `order_line_id`.
  kind text not null check (kind in ('cancelled', 'reduced', 'moved')),
  quantity integer not null check (quantity > 0),
  -- How far the dish was.
  line_status text not null check (line_status in ('created', 'preparing', 'completed', 'delivered', 'cancelled')),
  reason text check (reason in (
    'guest_changed', 'entered_wrong', 'made_wrong', 'took_too_long', 'sold_out', 'guest_left', 'other')),
  -- Of a moved line: the table its ticket named, and the one it names now. Null: no table.
  from_table_id bigint,
  to_table_id bigint,
  created_at timestamptz not null default now(),
  created_by bigint,
  approver_id bigint,
  acknowledged_at timestamptz,
  acknowledged_by bigint,
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id),
  foreign key (tenant_id, order_line_id) references order_lines (tenant_id, id),
  foreign key (tenant_id, station_id) references stations (tenant_id, id),
  foreign key (tenant_id, from_table_id) references store_tables (tenant_id, id),
  foreign key (tenant_id, to_table_id) references store_tables (tenant_id, id),
  foreign key (tenant_id, created_by) references users (tenant_id, id),
  foreign key (tenant_id, approver_id) references users (tenant_id, id),
  foreign key (tenant_id, acknowledged_by) references users (tenant_id, id)
);
create index order_line_changes_waiting on order_line_changes (tenant_id, station_id, id) where acknowledged_at is null;
create index order_line_changes_by_order on order_line_changes (tenant_id, order_id);
create index order_line_changes_by_line on order_line_changes (tenant_id, order_line_id);
create index order_line_changes_by_station on order_line_changes (tenant_id, station_id);
create index order_line_changes_by_from on order_line_changes (tenant_id, from_table_id);
create index order_line_changes_by_to on order_line_changes (tenant_id, to_table_id);
create index order_line_changes_by_creator on order_line_changes (tenant_id, created_by);
create index order_line_changes_by_approver on order_line_changes (tenant_id, approver_id);
create index order_line_changes_by_reader on order_line_changes (tenant_id, acknowledged_by);
select protect_tenant_table('order_line_changes', 'select, insert');
grant update (acknowledged_at, acknowledged_by) on order_line_changes to comanda_app;

-- A move, merge or handing over of accounts with what it changed, so that it can be undone once.
create table account_changes (
  tenant_id bigint not null references tenants (id),
  id bigint generated always as identity,
  kind text not null check (kind in ('moved', 'merged', 'lines_moved', 'handed_over', 'undone')),
  created_at timestamptz not null default now(),
  created_by bigint,
  before jsonb not null,
  after jsonb not null,
  undoes bigint,
  primary key (tenant_id, id),
  unique (tenant_id, undoes),
  foreign key (tenant_id, undoes) references account_changes (tenant_id, id),
  foreign key (tenant_id, created_by) references users (tenant_id, id)
);
create index account_changes_by_creator on account_changes (tenant_id, created_by);
select protect_tenant_table('account_changes', 'select, insert');

-- Where a table stands on the plan of its floor, in cells from the top left; null until somebody has put it somewhere.
alter table store_tables
  add column shape text not null default 'square' check (shape in ('square', 'round')),
  add column plan_x smallint check (plan_x between 0 and 59),
  add column plan_y smallint check (plan_y between 0 and 59),
  add column plan_width smallint not null default 3 check (plan_width between 2 and 12),
  add column plan_height smallint not null default 3 check (plan_height between 2 and 12),
  add constraint store_tables_placed check ((plan_x is null) = (plan_y is null));
