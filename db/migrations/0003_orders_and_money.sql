-- A visit (account), what was sent to the stations (orders and their lines), and what was paid for it.

create table accounts (
  tenant_id bigint not null references tenants (id),
  id bigint generated always as identity,
  client_uuid uuid not null,
  table_id bigint,
  dining_option text not null check (dining_option in ('dinein', 'delivery', 'takeaway')),
  source text not null default 'table' check (source in ('table', 'counter', 'phone', 'qr', 'delivery_platform')),
  external_number text,
  customer_type text not null default 'WALKIN' check (customer_type in ('WALKIN', 'CUSTOMER')),
  customer_id bigint,
  people smallint check (people > 0),
  waiter_id bigint,
  business_date date not null,
  opened_at timestamptz not null default now(),
  closed_at timestamptz,
  bill_request text check (bill_request in ('REQUESTED', 'ACKNOWLEDGED', 'CANCELLED')),
  bill_requested_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, client_uuid),
  foreign key (tenant_id, table_id) references store_tables (tenant_id, id),
  foreign key (tenant_id, customer_id) references customers (tenant_id, id),
  foreign key (tenant_id, waiter_id) references users (tenant_id, id),
  check ((customer_type = 'CUSTOMER') = (customer_id is not null))
);
create index accounts_open on accounts (tenant_id, opened_at, id) where closed_at is null;
create index accounts_open_by_table on accounts (tenant_id, table_id) where closed_at is null;
create index accounts_by_table on accounts (tenant_id, table_id);
create index accounts_by_customer on accounts (tenant_id, customer_id);
create index accounts_by_waiter on accounts (tenant_id, waiter_id);
create index accounts_by_day on accounts (tenant_id, business_date);
select protect_tenant_table('accounts');

create table orders (
  tenant_id bigint not null references tenants (id),
  id bigint generated always as identity,
  client_uuid uuid not null,
  account_id bigint not null,
  order_no bigint not null,
  token_no integer not null,
  round integer not null check (round > 0),
  business_date date not null,
  created_at timestamptz not null default now(),
  created_by bigint,
  payment_status text not null default 'unpaid' check (payment_status in ('unpaid', 'paid')),
  cancelled_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, client_uuid),
  unique (tenant_id, order_no),
  unique (tenant_id, account_id, round),
  foreign key (tenant_id, account_id) references accounts (tenant_id, id),
  foreign key (tenant_id, created_by) references users (tenant_id, id)
);
create index orders_by_day on orders (tenant_id, business_date, token_no);
create index orders_by_age on orders (tenant_id, created_at);
create index orders_by_creator on orders (tenant_id, created_by);
select protect_tenant_table('orders');

-- Everything that could change later (title, price, tax, station) is frozen on the line.
create table order_lines (
  tenant_id bigint not null references tenants (id),
  id bigint generated always as identity,
  client_uuid uuid not null,
  order_id bigint not null,
  menu_item_id bigint not null,
  station_id bigint not null,
  category_id bigint,
  category_title text,
  title text not null,
  variant_id bigint,
  variant_title text,
  variant_price_cents bigint,
  addons jsonb not null default '[]',
  quantity integer not null check (quantity > 0),
  unit_price_cents bigint not null check (unit_price_cents >= 0),
  tax_id bigint,
  tax_title text,
  tax_rate_bp integer not null default 0,
  tax_type text not null default 'other' check (tax_type in ('exclusive', 'inclusive', 'other')),
  notes text check (length(notes) <= 100),
  seat smallint check (seat > 0),
  status text not null default 'created' check (status in ('created', 'preparing', 'completed', 'delivered', 'cancelled')),
  created_at timestamptz not null default now(),
  status_changed_at timestamptz not null default now(),
  status_changed_by bigint,
  primary key (tenant_id, id),
  unique (tenant_id, client_uuid),
  foreign key (tenant_id, order_id) references orders (tenant_id, id),
  foreign key (tenant_id, menu_item_id) references menu_items (tenant_id, id),
  foreign key (tenant_id, station_id) references stations (tenant_id, id),
  foreign key (tenant_id, status_changed_by) references users (tenant_id, id)
);
create index order_lines_of_order on order_lines (tenant_id, order_id);
create index order_lines_waiting on order_lines (tenant_id, station_id, order_id) where status in ('created', 'preparing');
create index order_lines_by_menu_item on order_lines (tenant_id, menu_item_id);
create index order_lines_by_station on order_lines (tenant_id, station_id);
create index order_lines_by_changer on order_lines (tenant_id, status_changed_by);
select protect_tenant_table('order_lines');

-- Append-only ledger; the item's quantity is its running sum. Quantity is signed: IN is positive, OUT and WASTAGE negative.
create table stock_movements (
  tenant_id bigint not null references tenants (id),
  id bigint generated always as identity,
  inventory_item_id bigint not null,
  type text not null check (type in ('IN', 'OUT', 'WASTAGE')),
  quantity bigint not null check (quantity <> 0 and (type = 'IN') = (quantity > 0)),
  cause text not null check (cause in ('opening', 'purchase', 'order', 'order_cancelled', 'wastage', 'adjustment')),
  order_id bigint,
  note text,
  created_at timestamptz not null default now(),
  created_by bigint,
  primary key (tenant_id, id),
  foreign key (tenant_id, inventory_item_id) references inventory_items (tenant_id, id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id),
  foreign key (tenant_id, created_by) references users (tenant_id, id)
);
create index stock_movements_by_item on stock_movements (tenant_id, inventory_item_id, created_at);
create index stock_movements_by_time on stock_movements (tenant_id, created_at);
create index stock_movements_by_order on stock_movements (tenant_id, order_id);
create index stock_movements_by_user on stock_movements (tenant_id, created_by);
select protect_tenant_table('stock_movements', 'select, insert');

create table invoices (
  tenant_id bigint not null references tenants (id),
  id bigint generated always as identity,
  client_uuid uuid not null,
  invoice_no bigint not null,
  account_id bigint not null,
  business_date date not null,
  invoice_type text not null check (invoice_type in ('CONSUMIDOR_FINAL', 'CREDITO_FISCAL')),
  customer_id bigint,
  receptor jsonb,
  table_title text,
  floor text,
  dining_option text not null check (dining_option in ('dinein', 'delivery', 'takeaway')),
  sub_total_cents bigint not null,
  tax_total_cents bigint not null,
  service_charge_total_cents bigint not null default 0,
  discount_cents bigint not null default 0,
  tip_cents bigint not null default 0 check (tip_cents >= 0),
  total_cents bigint not null check (total_cents >= 0),
  created_at timestamptz not null default now(),
  created_by bigint,
  primary key (tenant_id, id),
  unique (tenant_id, client_uuid),
  unique (tenant_id, invoice_no),
  foreign key (tenant_id, account_id) references accounts (tenant_id, id),
  foreign key (tenant_id, customer_id) references customers (tenant_id, id),
  foreign key (tenant_id, created_by) references users (tenant_id, id)
);
create index invoices_by_day on invoices (tenant_id, business_date, id);
create index invoices_by_account on invoices (tenant_id, account_id);
create index invoices_by_customer on invoices (tenant_id, customer_id);
create index invoices_by_creator on invoices (tenant_id, created_by);
select protect_tenant_table('invoices', 'select, insert');

create table invoice_lines (
  tenant_id bigint not null references tenants (id),
  id bigint generated always as identity,
  invoice_id bigint not null,
  order_line_id bigint not null,
  title text not null,
  variant_title text,
  addons jsonb not null default '[]',
  quantity integer not null check (quantity > 0),
  unit_price_cents bigint not null,
  line_total_cents bigint not null,
  tax_title text,
  tax_rate_bp integer not null,
  tax_type text not null check (tax_type in ('exclusive', 'inclusive', 'other')),
  primary key (tenant_id, id),
  foreign key (tenant_id, invoice_id) references invoices (tenant_id, id),
  foreign key (tenant_id, order_line_id) references order_lines (tenant_id, id)
);
create index invoice_lines_of_invoice on invoice_lines (tenant_id, invoice_id);
create index invoice_lines_by_order_line on invoice_lines (tenant_id, order_line_id);
select protect_tenant_table('invoice_lines', 'select, insert');

create table invoice_taxes (
  tenant_id bigint not null references tenants (id),
  invoice_id bigint not null,
  rate_bp integer not null,
  type text not null check (type in ('exclusive', 'inclusive', 'other')),
  base_cents bigint not null,
  amount_cents bigint not null,
  primary key (tenant_id, invoice_id, rate_bp, type),
  foreign key (tenant_id, invoice_id) references invoices (tenant_id, id)
);
select protect_tenant_table('invoice_taxes', 'select, insert');

create table invoice_orders (
  tenant_id bigint not null references tenants (id),
  invoice_id bigint not null,
  order_id bigint not null,
  primary key (tenant_id, invoice_id, order_id),
  foreign key (tenant_id, invoice_id) references invoices (tenant_id, id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id)
);
create index invoice_orders_by_order on invoice_orders (tenant_id, order_id);
select protect_tenant_table('invoice_orders', 'select, insert');

create table payments (
  tenant_id bigint not null references tenants (id),
  id bigint generated always as identity,
  client_uuid uuid not null,
  invoice_id bigint not null,
  payment_type_id bigint not null,
  payment_type_title text not null,
  amount_cents bigint not null check (amount_cents >= 0),
  received_cents bigint check (received_cents >= 0),
  change_cents bigint not null default 0 check (change_cents >= 0),
  tip_cents bigint not null default 0 check (tip_cents >= 0),
  reference text,
  business_date date not null,
  created_at timestamptz not null default now(),
  created_by bigint,
  primary key (tenant_id, id),
  unique (tenant_id, client_uuid),
  foreign key (tenant_id, invoice_id) references invoices (tenant_id, id),
  foreign key (tenant_id, payment_type_id) references payment_types (tenant_id, id),
  foreign key (tenant_id, created_by) references users (tenant_id, id)
);
create index payments_by_invoice on payments (tenant_id, invoice_id);
create index payments_by_day on payments (tenant_id, business_date);
create index payments_by_type on payments (tenant_id, payment_type_id);
create index payments_by_creator on payments (tenant_id, created_by);
select protect_tenant_table('payments', 'select, insert');
