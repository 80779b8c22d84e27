-- The stock count (docs/decisions/0060): a sheet of ingredients, what people enter on it while sales go on, and what closing
-- it posted. Entries are never changed: a later one stands over an earlier one.

create table stock_counts (
  tenant_id bigint not null references tenants (id),
  id bigint not null default next_id(),
  number integer not null,
  title text not null check (length(title) between 1 and 80),
  status text not null default 'open' check (status in ('open', 'closed', 'cancelled')),
  selection text not null check (selection in ('all', 'group', 'items')),
  group_title text check (length(group_title) between 1 and 60),
  is_blind boolean not null,
  note text check (length(note) <= 200),
  started_at timestamptz not null,
  started_by bigint not null,
  -- When somebody first saw the differences of a blind count.
  reviewed_at timestamptz,
  reviewed_by bigint,
  -- Closed or cancelled.
  ended_at timestamptz,
  ended_by bigint,
  -- Why stock goes up, and who let it.
  reason text check (length(reason) between 1 and 200),
  approver_id bigint,
  -- What was posted, at average cost; null until it is closed.
  missing_cents bigint check (missing_cents >= 0),
  surplus_cents bigint check (surplus_cents >= 0),
  primary key (tenant_id, id),
  unique (tenant_id, number),
  foreign key (tenant_id, started_by) references users (tenant_id, id),
  foreign key (tenant_id, reviewed_by) references users (tenant_id, id),
  foreign key (tenant_id, ended_by) references users (tenant_id, id),
  foreign key (tenant_id, approver_id) references users (tenant_id, id),
  check ((status = 'open') = (ended_at is null) and (ended_at is null) = (ended_by is null)),
  check ((status = 'closed') = (missing_cents is not null) and (missing_cents is null) = (surplus_cents is null)),
  check ((selection = 'group') = (group_title is not null))
);
create index stock_counts_by_start on stock_counts (tenant_id, started_at, id);
create index stock_counts_by_status on stock_counts (tenant_id, status, started_at, id);
create index stock_counts_by_starter on stock_counts (tenant_id, started_by);
create index stock_counts_by_reviewer on stock_counts (tenant_id, reviewed_by) where reviewed_by is not null;
create index stock_counts_by_ender on stock_counts (tenant_id, ended_by) where ended_by is not null;
create index stock_counts_by_approver on stock_counts (tenant_id, approver_id) where approver_id is not null;
select protect_tenant_table('stock_counts', 'select, insert, update');

create table stock_count_items (
  tenant_id bigint not null references tenants (id),
  count_id bigint not null,
  inventory_item_id bigint not null,
  -- As it was named when the sheet was made.
  title text not null,
  unit text not null,
  group_title text,
  -- While its count is open: an ingredient is in one at a time, or what is missing would be posted twice.
  is_open boolean not null default true,
  -- What closing came to, in thousandths of the unit; null when it was not counted.
  counted bigint check (counted >= 0),
  expected bigint,
  posted bigint,
  -- What a unit cost on average then; null: nobody knew.
  unit_cost_micros bigint check (unit_cost_micros >= 0),
  primary key (tenant_id, count_id, inventory_item_id),
  foreign key (tenant_id, count_id) references stock_counts (tenant_id, id),
  foreign key (tenant_id, inventory_item_id) references inventory_items (tenant_id, id),
  check ((counted is null) = (expected is null) and (counted is null) = (posted is null)),
  check (counted is null or not is_open)
);
create unique index stock_count_items_open on stock_count_items (tenant_id, inventory_item_id) where is_open;
create index stock_count_items_by_item on stock_count_items (tenant_id, inventory_item_id);
select protect_tenant_table('stock_count_items', 'select, insert, update');

create table stock_count_entries (
  tenant_id bigint not null references tenants (id),
  id bigint not null default next_id(),
  client_uuid uuid not null,
  count_id bigint not null,
  inventory_item_id bigint not null,
  kind text not null check (kind in ('set', 'add', 'clear')),
  -- In thousandths of the ingredient's unit, and as it was typed.
  quantity bigint not null check (quantity >= 0),
  typed_quantity bigint not null check (typed_quantity >= 0),
  typed_unit text not null,
  -- When it was counted, which may be before it arrived, and what the ledger said then.
  counted_at timestamptz not null,
  book bigint not null,
  created_at timestamptz not null,
  created_by bigint not null,
  primary key (tenant_id, id),
  unique (tenant_id, client_uuid),
  foreign key (tenant_id, count_id, inventory_item_id) references stock_count_items (tenant_id, count_id, inventory_item_id),
  foreign key (tenant_id, created_by) references users (tenant_id, id),
  check (kind <> 'clear' or quantity = 0)
);
create index stock_count_entries_by_item on stock_count_entries (tenant_id, count_id, inventory_item_id, id);
create index stock_count_entries_by_user on stock_count_entries (tenant_id, created_by);
select protect_tenant_table('stock_count_entries', 'select, insert');

alter table stock_movements add foreign key (tenant_id, count_id) references stock_counts (tenant_id, id);

alter table approvals drop constraint approvals_action_check;
alter table approvals add constraint approvals_action_check
  check (action in ('order.void', 'sale.refund', 'sale.courtesy', 'cash.difference', 'stock.count'));

-- The series of the counts joins those there are, whatever other migrations added to the list.
do $$ declare
  series text := (
    select string_agg(quote_literal(m[1]), ', ')
    from pg_constraint k, regexp_matches(pg_get_constraintdef(k.oid), '''(\w+)''::text', 'g') m
    where k.conrelid = 'counters'::regclass and k.conname = 'counters_series_check');
begin
  execute format('alter table counters drop constraint counters_series_check,
    add constraint counters_series_check check (series in (%s, ''stock_count''))', series);
end $$;
