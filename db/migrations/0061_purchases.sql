-- Purchases and vendors (docs/decisions/0061). What a purchase does to stock stands in stock_movements; here is what was bought, of whom
-- and at what price. Nothing is deleted: a purchase is cancelled, a vendor archived.

create table vendors (
  tenant_id bigint not null references tenants (id),
  id bigint not null default next_id(),
  name text not null check (length(name) between 1 and 250),
  -- The name as lists sort, search and find it (src/domain/menu/search-text.ts), short enough for a cursor.
  sort_name text not null check (length(sort_name) <= 100),
  -- Digits; null when nobody said.
  nit text check (nit ~ '^([0-9]{9}|[0-9]{14})$'),
  nrc text check (nrc ~ '^[0-9]{2,8}$'),
  phone text check (length(phone) <= 30),
  email text check (length(email) <= 100),
  address text check (length(address) <= 250),
  note text check (length(note) <= 500),
  created_at timestamptz not null default now(),
  archived_at timestamptz,
  primary key (tenant_id, id)
);
create unique index vendors_by_nit on vendors (tenant_id, nit) where nit is not null and archived_at is null;
-- Whoever has no NIT is known by the name.
create unique index vendors_without_nit on vendors (tenant_id, sort_name) where nit is null and archived_at is null;
create index vendors_by_name on vendors (tenant_id, sort_name, id) where archived_at is null;
select protect_tenant_table('vendors', 'select, insert, update');

create table purchases (
  tenant_id bigint not null references tenants (id),
  id bigint not null default next_id(),
  number integer not null,
  -- Null: nobody said of whom. What they were called then stands beside it.
  vendor_id bigint,
  vendor_name text,
  vendor_nit text,
  vendor_nrc text,
  vendor_address text,
  source text not null check (source in ('manual', 'dte')),
  effect text not null check (effect in ('brings', 'takes_back', 'reprices')),
  document_type text check (document_type in ('01', '03', '05', '06', '11', '14')),
  -- codigoGeneracion, in capitals, and the number beside it.
  generation_code text check (length(generation_code) = 36),
  control_number text check (length(control_number) <= 36),
  invoice_number text check (length(invoice_number) <= 60),
  invoice_date date,
  status text not null default 'received' check (status in ('received', 'cancelled')),
  business_date date not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Null while a price is missing. Of notes positive, too.
  subtotal_cents bigint,
  tax_cents bigint,
  total_cents bigint,
  -- What lists sort by: without a total last.
  sort_total bigint not null generated always as (coalesce(total_cents, 0)) stored,
  items_count integer not null check (items_count >= 1),
  note text check (length(note) <= 500),
  attachment_type text check (attachment_type in ('image/webp', 'application/pdf')),
  created_at timestamptz not null,
  created_by bigint,
  cancelled_at timestamptz,
  cancelled_by bigint,
  cancel_reason text check (length(cancel_reason) <= 200),
  primary key (tenant_id, id),
  unique (tenant_id, number),
  foreign key (tenant_id, vendor_id) references vendors (tenant_id, id),
  foreign key (tenant_id, created_by) references users (tenant_id, id),
  foreign key (tenant_id, cancelled_by) references users (tenant_id, id),
  check (vendor_id is null or vendor_name is not null),
  check ((status = 'cancelled') = (cancelled_at is not null)),
  check ((cancelled_at is null) = (cancel_reason is null))
);
create index purchases_by_day on purchases (tenant_id, business_date, id);
create index purchases_by_vendor on purchases (tenant_id, vendor_id, business_date, id);
create index purchases_by_day_and_total on purchases (tenant_id, business_date, sort_total, id);
create index purchases_by_total on purchases (tenant_id, sort_total, id);
create index purchases_received on purchases (tenant_id, vendor_id, business_date) where status = 'received';
create index purchases_by_user on purchases (tenant_id, created_by);
create index purchases_by_canceller on purchases (tenant_id, cancelled_by);
-- A document is a purchase once; after a cancelling it may be read in again.
create unique index purchases_by_document on purchases (tenant_id, generation_code) where status = 'received';
select protect_tenant_table('purchases', 'select, insert, update (status, cancelled_at, cancelled_by, cancel_reason)');

-- A picture drawn anew, or a PDF as it came. Apart from the purchase, whose row every list reads.
create table purchase_attachments (
  tenant_id bigint not null references tenants (id),
  purchase_id bigint not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  media_type text not null check (media_type in ('image/webp', 'application/pdf')),
  bytes bytea not null check (length(bytes) <= 5242880),
  primary key (tenant_id, purchase_id),
  foreign key (tenant_id, purchase_id) references purchases (tenant_id, id)
);
select protect_tenant_table('purchase_attachments', 'select, insert');

create table purchase_items (
  tenant_id bigint not null references tenants (id),
  id bigint not null default next_id(),
  purchase_id bigint not null,
  line integer not null check (line >= 1),
  -- The supplier's own.
  code text check (length(code) <= 200),
  title text not null check (length(title) between 1 and 1500),
  -- Thousandths of the unit it was bought in.
  quantity bigint not null check (quantity > 0),
  unit text not null check (length(unit) between 1 and 30),
  -- Null, with all that follows: not kept in stock (a service, a charge).
  inventory_item_id bigint,
  -- Hundred-millionths of the ingredient's unit in one of the purchased unit.
  factor bigint check (factor > 0),
  -- Thousandths of the ingredient's unit. The effect of the purchase says which way they went.
  stock_quantity bigint check (stock_quantity > 0),
  -- Millionths: of the purchased unit as it was said, and of the ingredient's as it was paid. Null: nobody said.
  unit_price_micros bigint check (unit_price_micros >= 0),
  unit_cost_micros bigint check (unit_cost_micros >= 0),
  total_cents bigint,
  -- The purchase's, so that prices of an item are found by an index.
  vendor_id bigint,
  business_date date not null,
  -- Whether it says what its ingredient costs: it brought goods at a price and was not cancelled.
  is_price boolean not null default false,
  -- The last price of the ingredient before: of the same vendor, else of anybody. By how much more it cost then, in hundredths of a
  -- percent; null when it did not.
  previous_id bigint,
  rise_bp bigint check (rise_bp > 0),
  -- What of stock_quantity moved: all of what came in; of a credit note what was still there; nothing of what changes a price alone.
  moved_quantity bigint check (moved_quantity between 0 and stock_quantity),
  -- Of a cancelled purchase: what of that was moved back.
  cancelled_quantity bigint check (cancelled_quantity between 0 and moved_quantity),
  -- Under what the vendor remembers its goods.
  supplier_key text check (length(supplier_key) <= 220),
  primary key (tenant_id, id),
  unique (tenant_id, purchase_id, line),
  foreign key (tenant_id, purchase_id) references purchases (tenant_id, id),
  foreign key (tenant_id, inventory_item_id) references inventory_items (tenant_id, id),
  foreign key (tenant_id, vendor_id) references vendors (tenant_id, id),
  foreign key (tenant_id, previous_id) references purchase_items (tenant_id, id),
  check ((inventory_item_id is null) = (stock_quantity is null)),
  check ((inventory_item_id is null) = (factor is null)),
  check ((inventory_item_id is null) = (moved_quantity is null)),
  check (not is_price or (unit_cost_micros is not null and inventory_item_id is not null)),
  check (rise_bp is null or (is_price and previous_id is not null))
);
create index purchase_items_by_item on purchase_items (tenant_id, inventory_item_id, id);
create index purchase_items_by_vendor on purchase_items (tenant_id, vendor_id, inventory_item_id, id);
create index purchase_items_by_key on purchase_items (tenant_id, vendor_id, supplier_key, id) where is_price;
create index purchase_items_by_previous on purchase_items (tenant_id, previous_id);
create index purchase_items_prices on purchase_items (tenant_id, inventory_item_id, business_date, id) where is_price;
create index purchase_items_dearer on purchase_items (tenant_id, business_date, id) where rise_bp is not null;
create index purchase_items_dearer_by_day on purchase_items (tenant_id, business_date, rise_bp, id) where rise_bp is not null;
create index purchase_items_dearest on purchase_items (tenant_id, rise_bp, id) where rise_bp is not null;
select protect_tenant_table('purchase_items', 'select, insert, update (is_price, previous_id, rise_bp, cancelled_quantity)');

-- What a vendor's goods turned out to be: the next purchase proposes it. One row for each code, or description, of theirs.
create table vendor_items (
  tenant_id bigint not null references tenants (id),
  id bigint not null default next_id(),
  vendor_id bigint not null,
  -- "code:…" or "title:…" (src/domain/purchases/supplier-item-keys.ts), a long one cut and told apart by its hash.
  key text not null check (length(key) <= 220),
  -- Both as they were written last; what is sorted by the title.
  code text,
  title text not null,
  sort_title text not null check (length(sort_title) <= 100),
  inventory_item_id bigint not null,
  unit text not null check (length(unit) between 1 and 30),
  factor bigint not null check (factor > 0),
  -- The purchase line that says its price; null when none does, or all were cancelled.
  last_item_id bigint,
  bought_on date not null,
  confirmed_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, vendor_id, key),
  foreign key (tenant_id, vendor_id) references vendors (tenant_id, id),
  foreign key (tenant_id, inventory_item_id) references inventory_items (tenant_id, id),
  foreign key (tenant_id, last_item_id) references purchase_items (tenant_id, id)
);
create index vendor_items_by_last on vendor_items (tenant_id, last_item_id);
create index vendor_items_by_day on vendor_items (tenant_id, vendor_id, bought_on, id);
create index vendor_items_by_title on vendor_items (tenant_id, vendor_id, sort_title, id);
create index vendor_items_by_item on vendor_items (tenant_id, inventory_item_id);
select protect_tenant_table('vendor_items', 'select, insert, update, delete');

-- Units that goods are bought in ("caja", "saco"): how many of the ingredient's one is, at a vendor or (null) at all of them.
create table purchase_units (
  tenant_id bigint not null references tenants (id),
  id bigint not null default next_id(),
  inventory_item_id bigint not null,
  vendor_id bigint,
  name text not null check (length(name) between 1 and 30),
  -- The name without case and accents.
  name_key text not null check (length(name_key) between 1 and 30),
  factor bigint not null check (factor > 0),
  primary key (tenant_id, id),
  unique nulls not distinct (tenant_id, inventory_item_id, vendor_id, name_key),
  foreign key (tenant_id, inventory_item_id) references inventory_items (tenant_id, id),
  foreign key (tenant_id, vendor_id) references vendors (tenant_id, id)
);
create index purchase_units_by_vendor on purchase_units (tenant_id, vendor_id);
select protect_tenant_table('purchase_units', 'select, insert, update, delete');

-- What moved the stock of a purchase.
alter table stock_movements add foreign key (tenant_id, purchase_id) references purchases (tenant_id, id);

-- The series of their numbers joins those there are, whatever other migrations added to the list.
do $$
declare
  series text := (
    select string_agg(quote_literal(word[1]), ', ')
    from pg_constraint k, regexp_matches(pg_get_constraintdef(k.oid), '''([^'']+)''::text', 'g') word
    where k.conrelid = 'counters'::regclass and k.conname = 'counters_series_check');
begin
  execute format('alter table counters drop constraint counters_series_check,
    add constraint counters_series_check check (series in (%s, ''purchase''))', series);
end $$;
