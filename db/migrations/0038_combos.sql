-- A combo is a menu item with groups of choices among other items. An item that has groups is sold as the parts that are
-- chosen; its own recipe, station and tax do not count (docs/decisions/0046).
create table combo_groups (
  tenant_id bigint not null references tenants (id),
  id bigint not null default next_id(),
  menu_item_id bigint not null,
  title text not null check (length(title) between 1 and 100),
  min_choices integer not null default 1 check (min_choices >= 0),
  max_choices integer not null default 1 check (max_choices between 1 and 20 and max_choices >= min_choices),
  position integer not null default 0,
  primary key (tenant_id, id),
  foreign key (tenant_id, menu_item_id) references menu_items (tenant_id, id) on delete cascade
);
create index combo_groups_by_item on combo_groups (tenant_id, menu_item_id);
select protect_tenant_table('combo_groups');
select watch_till_table('combo_groups');

-- A choice without a variant of an item that has some: the guest says which, at no other price.
create table combo_choices (
  tenant_id bigint not null references tenants (id),
  id bigint not null default next_id(),
  combo_group_id bigint not null,
  menu_item_id bigint not null,
  variant_id bigint,
  extra_cents bigint not null default 0 check (extra_cents >= 0),
  is_default boolean not null default false,
  position integer not null default 0,
  primary key (tenant_id, id),
  foreign key (tenant_id, combo_group_id) references combo_groups (tenant_id, id) on delete cascade,
  foreign key (tenant_id, menu_item_id) references menu_items (tenant_id, id),
  foreign key (tenant_id, menu_item_id, variant_id) references menu_variants (tenant_id, menu_item_id, id)
);
create index combo_choices_of_group on combo_choices (tenant_id, combo_group_id);
create index combo_choices_by_item on combo_choices (tenant_id, menu_item_id, variant_id);
select protect_tenant_table('combo_choices');
select watch_till_table('combo_choices');

-- The parts of one combo are lines of their own, each with its share of the price. They have one uuid and one quantity
-- between them, and stay together; combo and title are as they were sold.
alter table order_lines
  add column combo_uuid uuid,
  add column combo_item_id bigint,
  add column combo_title text,
  add constraint order_lines_combo check (num_nulls(combo_uuid, combo_item_id, combo_title) in (0, 3)),
  add foreign key (tenant_id, combo_item_id) references menu_items (tenant_id, id);
create index order_lines_by_combo_item on order_lines (tenant_id, combo_item_id);

-- What a guest chose of a combo, as the wire has it; empty for anything else.
alter table qr_order_lines add column parts jsonb not null default '[]' check (jsonb_typeof(parts) = 'array');
