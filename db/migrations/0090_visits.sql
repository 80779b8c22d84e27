-- A visit: a party at a table, from when somebody sits there until the bill is paid or staff end it. The phones of the
-- party share it. A table has at most one at a time (decision 84).
create table visits (
  tenant_id bigint not null references tenants (id),
  id bigint not null default next_id(),
  table_id bigint not null,
  -- Told to guests by staff: who knows it sits there.
  pin text not null default lpad((
    (get_byte(uuid_send(gen_random_uuid()), 0) * 256 + get_byte(uuid_send(gen_random_uuid()), 1)) % 10000
  )::text, 4, '0') check (pin ~ '^[0-9]{4}$'),
  wrong_pins smallint not null default 0 check (wrong_pins >= 0),
  opened_at timestamptz not null default now(),
  -- Staff by hand; null: with the table's account or the party shown to it.
  opened_by bigint,
  closed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, table_id) references store_tables (tenant_id, id),
  foreign key (tenant_id, opened_by) references users (tenant_id, id)
);
create unique index visits_open_key on visits (tenant_id, table_id) where closed_at is null;
create index visits_table on visits (tenant_id, table_id, opened_at);
create index visits_opened_by on visits (tenant_id, opened_by);
select protect_tenant_table('visits', 'select, insert, update');

-- A phone in a visit, known by the hash of the random token in its cookie.
create table visit_phones (
  tenant_id bigint not null references tenants (id),
  id bigint not null default next_id(),
  visit_id bigint not null,
  token_hash bytea not null check (length(token_hash) = 32),
  first_name text not null check (length(first_name) between 1 and 40),
  standing text not null check (standing in ('waiting', 'admitted', 'removed')),
  joined_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, visit_id, token_hash),
  foreign key (tenant_id, visit_id) references visits (tenant_id, id)
);
create index visit_phones_token on visit_phones (tenant_id, token_hash);
select protect_tenant_table('visit_phones', 'select, insert, update');

-- Guests ask for somebody to come.
create table waiter_calls (
  tenant_id bigint not null references tenants (id),
  id bigint not null default next_id(),
  visit_id bigint not null,
  reason text not null check (reason in ('waiter', 'napkins', 'cutlery', 'water', 'cleaning', 'help')),
  called_at timestamptz not null default now(),
  ended_at timestamptz,
  -- Who came; null once it has ended: the guests took it back.
  ended_by bigint,
  primary key (tenant_id, id),
  foreign key (tenant_id, visit_id) references visits (tenant_id, id),
  foreign key (tenant_id, ended_by) references users (tenant_id, id),
  check (ended_by is null or ended_at is not null)
);
create index waiter_calls_visit on waiter_calls (tenant_id, visit_id);
create index waiter_calls_ended_by on waiter_calls (tenant_id, ended_by);
create unique index waiter_calls_open_key on waiter_calls (tenant_id, visit_id) where ended_at is null;
select protect_tenant_table('waiter_calls', 'select, insert, update');

-- What a guest's order says of the guest.
alter table qr_orders
  add column guest_token_hash bytea check (length(guest_token_hash) = 32),
  add column guest_name text check (length(guest_name) between 1 and 80),
  add column guest_phone text check (length(guest_phone) between 1 and 20),
  add column dining_option text check (dining_option in ('dinein', 'takeaway', 'delivery')),
  add column guest_address text check (length(guest_address) between 1 and 200),
  add column invoice_type text check (invoice_type in ('CONSUMIDOR_FINAL', 'CREDITO_FISCAL')),
  add column receptor jsonb,
  add column content_hash bytea check (length(content_hash) = 32),
  -- In the address of the order's page.
  add column guest_secret text;
create unique index qr_orders_guest_secret_key on qr_orders (tenant_id, guest_secret);
create index qr_orders_order on qr_orders (tenant_id, order_id);

-- How guests get at a table's account, and which of their orders wait for staff.
alter table store_settings
  add column visit_opening text not null default 'first_order'
    check (visit_opening in ('seating', 'first_order', 'pin')),
  add column is_guest_order_sent boolean not null default false,
  add column guest_order_limit_cents bigint not null default 10000 check (guest_order_limit_cents >= 0),
  add column guest_order_limit_count integer not null default 10 check (guest_order_limit_count between 0 and 99),
  add column is_guest_takeaway_enabled boolean not null default true,
  add column is_guest_delivery_enabled boolean not null default true;

-- A visit begins when a party is at the table and ends when none is any more: whatever statement opens, moves or closes
-- an account, or shows a party to a table, leaves the visits right.
create function is_table_taken(tenant bigint, at_table bigint) returns boolean stable language sql as $$
  select exists (
    select from accounts
    where tenant_id = tenant and table_id = at_table and closed_at is null and dining_option = 'dinein'
  ) or exists (
    select from seatings where tenant_id = tenant and table_id = at_table and account_id is null and ended_at is null
  )
$$;

create function follow_table(tenant bigint, at_table bigint, at timestamptz) returns void language plpgsql as $$
begin
  if at_table is null then return; end if;
  if is_table_taken(tenant, at_table) then
    insert into visits (tenant_id, table_id, opened_at) values (tenant, at_table, at)
      on conflict (tenant_id, table_id) where closed_at is null do nothing;
  else
    update visits set closed_at = greatest(at, opened_at)
      where tenant_id = tenant and table_id = at_table and closed_at is null;
  end if;
end $$;

-- A party that moves takes its visit along, unless somebody has one where it comes to.
create function move_visit(tenant bigint, from_table bigint, to_table bigint) returns void language plpgsql as $$
begin
  if from_table is not null and to_table is not null and not is_table_taken(tenant, from_table) then
    update visits v set table_id = to_table
      where v.tenant_id = tenant and v.table_id = from_table and v.closed_at is null and not exists (
        select from visits o where o.tenant_id = tenant and o.table_id = to_table and o.closed_at is null);
  end if;
end $$;

create function visit_follows_account() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.closed_at is null and new.dining_option = 'dinein' then
      perform follow_table(new.tenant_id, new.table_id, new.opened_at);
    end if;
    return null;
  end if;
  if new.table_id is distinct from old.table_id then
    perform move_visit(new.tenant_id, old.table_id, new.table_id);
    perform follow_table(new.tenant_id, old.table_id, coalesce(new.closed_at, new.opened_at));
  end if;
  perform follow_table(new.tenant_id, new.table_id, coalesce(new.closed_at, new.opened_at));
  return null;
end $$;
create trigger visit_follows_account after insert or update of closed_at, table_id on accounts
  for each row execute function visit_follows_account();

create function visit_follows_seating() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.table_id is distinct from old.table_id then
    perform move_visit(new.tenant_id, old.table_id, new.table_id);
    perform follow_table(new.tenant_id, old.table_id, new.seated_at);
  end if;
  perform follow_table(new.tenant_id, new.table_id, coalesce(new.ended_at, new.seated_at));
  return null;
end $$;
create trigger visit_follows_seating after insert or update of account_id, ended_at, table_id on seatings
  for each row execute function visit_follows_seating();

-- Parties that are at a table now have their visit, too. The owner sees every restaurant while row security is not forced on it.
alter table accounts no force row level security;
alter table visits no force row level security;
insert into visits (tenant_id, table_id, opened_at)
  select tenant_id, table_id, min(opened_at) from accounts
  where closed_at is null and dining_option = 'dinein' and table_id is not null
  group by tenant_id, table_id;
alter table visits force row level security;
alter table accounts force row level security;
