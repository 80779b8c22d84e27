-- What is sold, where it is made, what it is made of.

create table stations (
  tenant_id bigint not null references tenants (id),
  id bigint generated always as identity,
  slug text not null check (slug ~ '^[a-z0-9-]{1,40}$'),
  title text not null,
  position integer not null default 0,
  late_minutes integer not null default 20 check (late_minutes between 1 and 600),
  primary key (tenant_id, id),
  unique (tenant_id, slug)
);
select protect_tenant_table('stations');

create table categories (
  tenant_id bigint not null references tenants (id),
  id bigint generated always as identity,
  title text not null check (length(title) between 1 and 100),
  is_enabled boolean not null default true,
  position integer not null default 0,
  station_id bigint not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, station_id) references stations (tenant_id, id)
);
create index categories_by_station on categories (tenant_id, station_id);
select protect_tenant_table('categories');

create table taxes (
  tenant_id bigint not null references tenants (id),
  id bigint generated always as identity,
  title text not null,
  rate_bp integer not null check (rate_bp >= 0),
  type text not null check (type in ('exclusive', 'inclusive', 'other')),
  primary key (tenant_id, id)
);
select protect_tenant_table('taxes');

create table menu_items (
  tenant_id bigint not null references tenants (id),
  id bigint generated always as identity,
  title text not null check (length(title) between 1 and 200),
  description text check (length(description) <= 500),
  price_cents bigint not null check (price_cents >= 0),
  net_price_cents bigint check (net_price_cents >= 0),
  image text,
  category_id bigint,
  tax_id bigint,
  station_id bigint,
  is_enabled boolean not null default true,
  position integer not null default 0,
  primary key (tenant_id, id),
  foreign key (tenant_id, category_id) references categories (tenant_id, id),
  foreign key (tenant_id, tax_id) references taxes (tenant_id, id),
  foreign key (tenant_id, station_id) references stations (tenant_id, id),
  foreign key (tenant_id, image) references files (tenant_id, hash)
);
create index menu_items_by_category on menu_items (tenant_id, category_id);
create index menu_items_by_tax on menu_items (tenant_id, tax_id);
create index menu_items_by_station on menu_items (tenant_id, station_id);
create index menu_items_by_image on menu_items (tenant_id, image);
select protect_tenant_table('menu_items');

create table menu_variants (
  tenant_id bigint not null references tenants (id),
  id bigint generated always as identity,
  menu_item_id bigint not null,
  title text not null,
  price_cents bigint not null check (price_cents >= 0),
  position integer not null default 0,
  primary key (tenant_id, id),
  unique (tenant_id, menu_item_id, id),
  foreign key (tenant_id, menu_item_id) references menu_items (tenant_id, id) on delete cascade
);
select protect_tenant_table('menu_variants');

create table menu_addons (
  tenant_id bigint not null references tenants (id),
  id bigint generated always as identity,
  menu_item_id bigint not null,
  title text not null,
  price_cents bigint not null check (price_cents >= 0),
  position integer not null default 0,
  primary key (tenant_id, id),
  unique (tenant_id, menu_item_id, id),
  foreign key (tenant_id, menu_item_id) references menu_items (tenant_id, id) on delete cascade
);
select protect_tenant_table('menu_addons');

-- Quantities are integers of thousandths of the unit (1 kg = 1000).
create table inventory_items (
  tenant_id bigint not null references tenants (id),
  id bigint generated always as identity,
  title text not null check (length(title) between 1 and 200),
  unit text not null,
  quantity bigint not null default 0 check (quantity >= 0),
  min_quantity_threshold bigint not null default 0 check (min_quantity_threshold >= 0),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
select protect_tenant_table('inventory_items');

-- A recipe line belongs to the item itself (both null), to one of its variants or to one of its add-ons.
create table recipe_items (
  tenant_id bigint not null references tenants (id),
  id bigint generated always as identity,
  menu_item_id bigint not null,
  variant_id bigint,
  addon_id bigint,
  inventory_item_id bigint not null,
  quantity bigint not null check (quantity > 0),
  primary key (tenant_id, id),
  check (variant_id is null or addon_id is null),
  foreign key (tenant_id, menu_item_id) references menu_items (tenant_id, id) on delete cascade,
  foreign key (tenant_id, menu_item_id, variant_id) references menu_variants (tenant_id, menu_item_id, id) on delete cascade,
  foreign key (tenant_id, menu_item_id, addon_id) references menu_addons (tenant_id, menu_item_id, id) on delete cascade,
  foreign key (tenant_id, inventory_item_id) references inventory_items (tenant_id, id)
);
create index recipe_items_by_menu_item on recipe_items (tenant_id, menu_item_id);
create index recipe_items_by_variant on recipe_items (tenant_id, menu_item_id, variant_id);
create index recipe_items_by_addon on recipe_items (tenant_id, menu_item_id, addon_id);
create index recipe_items_by_ingredient on recipe_items (tenant_id, inventory_item_id);
select protect_tenant_table('recipe_items');

create table store_tables (
  tenant_id bigint not null references tenants (id),
  id bigint generated always as identity,
  title text not null check (length(title) between 1 and 100),
  floor text,
  seating_capacity integer not null default 0 check (seating_capacity >= 0),
  locator text not null default encode(sha256(uuidv4()::text::bytea || uuidv4()::text::bytea), 'hex'),
  position integer not null default 0,
  is_enabled boolean not null default true,
  primary key (tenant_id, id),
  unique (tenant_id, locator)
);
select protect_tenant_table('store_tables');

create table payment_types (
  tenant_id bigint not null references tenants (id),
  id bigint generated always as identity,
  title text not null check (length(title) between 1 and 100),
  icon text not null check (icon in ('cash', 'card', 'wallet', 'paypal', 'qrcode', 'reader', 'bank', 'discount')),
  is_active boolean not null default true,
  position integer not null default 0,
  primary key (tenant_id, id)
);
select protect_tenant_table('payment_types');

create table customers (
  tenant_id bigint not null references tenants (id),
  id bigint generated always as identity,
  phone text not null check (length(phone) between 1 and 20),
  type text not null default 'CONSUMIDOR_FINAL' check (type in ('CONSUMIDOR_FINAL', 'CREDITO_FISCAL')),
  name text,
  email text,
  gender text check (gender in ('female', 'male', 'other')),
  birth_date date,
  department_code text,
  municipality_code text,
  address_complement text,
  doc_type_code text,
  doc_number text,
  razon_social text,
  nit text,
  nrc text,
  economic_activity_code text,
  economic_activity_desc text,
  search_text text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, phone)
);
create index customers_by_age on customers (tenant_id, created_at desc, id desc);
select protect_tenant_table('customers');
