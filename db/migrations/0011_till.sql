-- What a till has beside menu and cart: dishes that are sold out, groups of add-ons with rules, quick notes, carts put
-- aside, and the orders that guests send from their phones.

-- An item with a row can be sold `remaining` times more (0: sold out) until the business day `available_on` begins, or
-- until somebody tells otherwise when that is null. A row whose day has come means nothing any more: nobody has to
-- clear it away at four in the morning.
create table item_limits (
  tenant_id bigint not null references tenants (id),
  menu_item_id bigint not null,
  remaining integer not null check (remaining between 0 and 9999),
  available_on date,
  changed_at timestamptz not null default now(),
  changed_by bigint,
  primary key (tenant_id, menu_item_id),
  foreign key (tenant_id, menu_item_id) references menu_items (tenant_id, id) on delete cascade,
  foreign key (tenant_id, changed_by) references users (tenant_id, id)
);
create index item_limits_by_changer on item_limits (tenant_id, changed_by);
select protect_tenant_table('item_limits');

-- Add-ons of one item that are chosen together. `max_choices` null: as many as there are. Not required: none is
-- fine too, but if any then at least `min_choices`.
create table modifier_groups (
  tenant_id bigint not null references tenants (id),
  id bigint generated always as identity,
  menu_item_id bigint not null,
  title text not null check (length(title) between 1 and 100),
  min_choices integer not null default 0 check (min_choices >= 0),
  max_choices integer check (max_choices >= 1 and max_choices >= min_choices),
  is_required boolean not null default false,
  position integer not null default 0,
  primary key (tenant_id, id),
  unique (tenant_id, menu_item_id, id),
  foreign key (tenant_id, menu_item_id) references menu_items (tenant_id, id) on delete cascade
);
select protect_tenant_table('modifier_groups');

-- Null: a plain add-on, free to choose.
alter table menu_addons add column group_id bigint;
alter table menu_addons add column is_default boolean not null default false;
alter table menu_addons add foreign key (tenant_id, menu_item_id, group_id)
  references modifier_groups (tenant_id, menu_item_id, id);
create index menu_addons_by_group on menu_addons (tenant_id, menu_item_id, group_id);

-- Notes of one tap. Without a category: for every dish.
create table quick_notes (
  tenant_id bigint not null references tenants (id),
  id bigint generated always as identity,
  category_id bigint,
  note text not null check (length(note) between 1 and 40),
  position integer not null default 0,
  primary key (tenant_id, id),
  foreign key (tenant_id, category_id) references categories (tenant_id, id) on delete cascade
);
create index quick_notes_by_category on quick_notes (tenant_id, category_id);
select protect_tenant_table('quick_notes');

-- A cart put aside under a name, for any till of the restaurant. `cart` is what the wire has (contract, keptCart).
create table drafts (
  tenant_id bigint not null references tenants (id),
  id bigint generated always as identity,
  client_uuid uuid not null,
  name_ref text not null check (length(name_ref) between 1 and 60),
  cart jsonb not null check (jsonb_typeof(cart) = 'object'),
  created_at timestamptz not null default now(),
  created_by bigint,
  primary key (tenant_id, id),
  unique (tenant_id, client_uuid),
  foreign key (tenant_id, created_by) references users (tenant_id, id)
);
create index drafts_by_age on drafts (tenant_id, created_at);
create index drafts_by_creator on drafts (tenant_id, created_by);
select protect_tenant_table('drafts');

-- What a guest sent from a phone. It becomes an order of the restaurant under the guest's own uuid, so that it is made
-- once whoever processes it.
create table qr_orders (
  tenant_id bigint not null references tenants (id),
  id bigint generated always as identity,
  client_uuid uuid not null,
  table_id bigint,
  status text not null default 'pending' check (status in ('pending', 'processed', 'cancelled')),
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  settled_by bigint,
  order_id bigint,
  primary key (tenant_id, id),
  unique (tenant_id, client_uuid),
  foreign key (tenant_id, table_id) references store_tables (tenant_id, id),
  foreign key (tenant_id, settled_by) references users (tenant_id, id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id),
  check ((status = 'pending') = (settled_at is null)),
  check ((status = 'processed') = (order_id is not null))
);
create index qr_orders_pending on qr_orders (tenant_id, created_at, id) where status = 'pending';
create index qr_orders_by_table on qr_orders (tenant_id, table_id);
create index qr_orders_by_settler on qr_orders (tenant_id, settled_by);
create index qr_orders_by_order on qr_orders (tenant_id, order_id);
select protect_tenant_table('qr_orders', 'select, insert, update');

-- As the guest saw it: title, choices and price of that moment.
create table qr_order_lines (
  tenant_id bigint not null references tenants (id),
  id bigint generated always as identity,
  client_uuid uuid not null,
  qr_order_id bigint not null,
  menu_item_id bigint not null,
  title text not null,
  variant_id bigint,
  variant_title text,
  variant_price_cents bigint,
  addons jsonb not null default '[]',
  quantity integer not null check (quantity between 1 and 999),
  unit_price_cents bigint not null check (unit_price_cents >= 0),
  notes text check (length(notes) <= 100),
  primary key (tenant_id, id),
  unique (tenant_id, client_uuid),
  foreign key (tenant_id, qr_order_id) references qr_orders (tenant_id, id),
  foreign key (tenant_id, menu_item_id) references menu_items (tenant_id, id)
);
create index qr_order_lines_of_order on qr_order_lines (tenant_id, qr_order_id);
create index qr_order_lines_by_item on qr_order_lines (tenant_id, menu_item_id);
select protect_tenant_table('qr_order_lines', 'select, insert');
