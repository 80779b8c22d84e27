-- Times and prices (docs/decisions/0045): when something is offered, and what it costs for whom and when.

-- A price list or a happy hour. The first that fits, by position, prices an item; no two add up.
create table price_rules (
  tenant_id bigint not null references tenants (id),
  id bigint not null default next_id(),
  title text not null check (length(title) between 1 and 60),
  is_active boolean not null default true,
  position integer not null,
  -- Empty: any.
  dining_options text[] not null check (dining_options <@ array['dinein', 'delivery', 'takeaway']),
  sources text[] not null check (sources <@ array['table', 'counter', 'phone', 'qr', 'delivery_platform']),
  reach text not null check (reach in ('menu', 'chosen')),
  effect text not null check (effect in ('percent', 'amount', 'fixed')),
  percent_bp integer check (percent_bp between -10000 and 90000),
  amount_cents bigint,
  includes_addons boolean not null,
  archived_at timestamptz,
  primary key (tenant_id, id),
  check ((effect = 'percent') = (percent_bp is not null)),
  check ((effect = 'amount') = (amount_cents is not null))
);
select protect_tenant_table('price_rules', 'select, insert, update');

-- What a rule of reach 'chosen' is for. Written anew with each edit.
create table price_rule_targets (
  tenant_id bigint not null references tenants (id),
  id bigint not null default next_id(),
  price_rule_id bigint not null,
  category_id bigint,
  menu_item_id bigint,
  primary key (tenant_id, id),
  unique nulls not distinct (tenant_id, price_rule_id, category_id, menu_item_id),
  foreign key (tenant_id, price_rule_id) references price_rules (tenant_id, id),
  foreign key (tenant_id, category_id) references categories (tenant_id, id),
  foreign key (tenant_id, menu_item_id) references menu_items (tenant_id, id),
  check (num_nonnulls(category_id, menu_item_id) = 1)
);
create index price_rule_targets_by_category on price_rule_targets (tenant_id, category_id);
create index price_rule_targets_by_item on price_rule_targets (tenant_id, menu_item_id);
select protect_tenant_table('price_rule_targets');

-- The prices of a rule of effect 'fixed'; without a variant that of the item itself. Written anew with each edit.
create table price_rule_prices (
  tenant_id bigint not null references tenants (id),
  id bigint not null default next_id(),
  price_rule_id bigint not null,
  menu_item_id bigint not null,
  variant_id bigint,
  price_cents bigint not null check (price_cents >= 0),
  primary key (tenant_id, id),
  unique nulls not distinct (tenant_id, price_rule_id, menu_item_id, variant_id),
  foreign key (tenant_id, price_rule_id) references price_rules (tenant_id, id),
  foreign key (tenant_id, menu_item_id) references menu_items (tenant_id, id),
  foreign key (tenant_id, menu_item_id, variant_id) references menu_variants (tenant_id, menu_item_id, id)
);
create index price_rule_prices_by_item on price_rule_prices (tenant_id, menu_item_id, variant_id);
select protect_tenant_table('price_rule_prices');

-- When a category or item is offered, or a rule holds; no row is always. Minutes of the day on the restaurant's wall: a
-- span that does not end after it began ends on the next day, and belongs to the day on which it began.
create table offer_hours (
  tenant_id bigint not null references tenants (id),
  id bigint not null default next_id(),
  category_id bigint,
  menu_item_id bigint,
  price_rule_id bigint,
  -- ISO: 1 is Monday. Empty: every day.
  weekdays smallint[] not null check (weekdays <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[]),
  from_minute smallint not null check (from_minute between 0 and 1439),
  to_minute smallint not null check (to_minute between 0 and 1439),
  starts_on date,
  ends_on date,
  primary key (tenant_id, id),
  foreign key (tenant_id, category_id) references categories (tenant_id, id),
  foreign key (tenant_id, menu_item_id) references menu_items (tenant_id, id),
  foreign key (tenant_id, price_rule_id) references price_rules (tenant_id, id),
  check (num_nonnulls(category_id, menu_item_id, price_rule_id) = 1),
  check (ends_on >= starts_on)
);
create index offer_hours_by_category on offer_hours (tenant_id, category_id);
create index offer_hours_by_item on offer_hours (tenant_id, menu_item_id);
create index offer_hours_by_rule on offer_hours (tenant_id, price_rule_id);
select protect_tenant_table('offer_hours');

select watch_till_table('price_rules');
select watch_till_table('price_rule_targets');
select watch_till_table('price_rule_prices');
select watch_till_table('offer_hours');

-- The rule a dish was sold under, as it was called then; null: at the list price, or from before this migration.
alter table order_lines add column price_rule_title text;
