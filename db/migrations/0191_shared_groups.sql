-- Groups of add-ons that many items share (decision 122), and add-ons that are taken more than once.

-- Most times that one add-on of the group may be taken: 2 allows "doble queso".
alter table modifier_groups add column max_each smallint not null default 1 check (max_each between 1 and 20);

-- A required group asks for at least one. Rows that said "required, at least 0" always meant that.
do $$
declare
  home bigint;
begin
  for home in select id from tenants loop
    perform set_config('app.tenant_id', home::text, true);
    update modifier_groups set min_choices = 1 where tenant_id = home and is_required and min_choices = 0;
    -- The till's version is counted while the tenant is known; a table with waiting triggers cannot be altered either.
    set constraints all immediate;
    set constraints all deferred;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
alter table modifier_groups add constraint modifier_groups_required_check check (not is_required or min_choices >= 1);

-- Null: shared. Then menu_item_groups says which items have it.
alter table modifier_groups alter column menu_item_id drop not null;
-- Null: an add-on of a shared group.
alter table menu_addons alter column menu_item_id drop not null;
alter table menu_addons add constraint menu_addons_owner_check check (menu_item_id is not null or group_id is not null);
alter table menu_addons add foreign key (tenant_id, group_id) references modifier_groups (tenant_id, id);
create index menu_addons_of_group on menu_addons (tenant_id, group_id);
-- Null: an ingredient of an add-on of a shared group, kept once like the add-on.
alter table recipe_items alter column menu_item_id drop not null;
alter table recipe_items add constraint recipe_items_owner_check check (menu_item_id is not null or addon_id is not null);
alter table recipe_items add foreign key (tenant_id, addon_id) references menu_addons (tenant_id, id) on delete cascade;
create index recipe_items_of_addon on recipe_items (tenant_id, addon_id);

create table menu_item_groups (
  tenant_id bigint not null references tenants (id),
  menu_item_id bigint not null,
  group_id bigint not null,
  -- Among all groups of the item, its own ones too.
  position integer not null default 0,
  primary key (tenant_id, menu_item_id, group_id),
  foreign key (tenant_id, menu_item_id) references menu_items (tenant_id, id) on delete cascade,
  foreign key (tenant_id, group_id) references modifier_groups (tenant_id, id) on delete cascade
);
create index menu_item_groups_by_group on menu_item_groups (tenant_id, group_id);
select protect_tenant_table('menu_item_groups');
select watch_till_table('menu_item_groups');

-- What an item has, its own and what it shares. Everything that sells, shows or counts asks these views, so that nothing
-- forgets one of the two. Deleting a shared group deletes what items have of it, until it is brought back.
create view item_groups with (security_invoker = true) as
  select tenant_id, menu_item_id, id, title, min_choices, max_choices, max_each, is_required, position, archived_at,
    false as is_shared
  from modifier_groups where menu_item_id is not null
  union all
  select l.tenant_id, l.menu_item_id, g.id, g.title, g.min_choices, g.max_choices, g.max_each, g.is_required, l.position,
    g.archived_at, true
  from menu_item_groups l
  join modifier_groups g on g.tenant_id = l.tenant_id and g.id = l.group_id;

create view item_addons with (security_invoker = true) as
  select tenant_id, menu_item_id, id, title, price_cents, position, group_id, is_default, archived_at, false as is_shared
  from menu_addons where menu_item_id is not null
  union all
  select l.tenant_id, l.menu_item_id, a.id, a.title, a.price_cents, a.position, a.group_id, a.is_default,
    coalesce(a.archived_at, g.archived_at), true
  from menu_item_groups l
  join modifier_groups g on g.tenant_id = l.tenant_id and g.id = l.group_id
  join menu_addons a on a.tenant_id = l.tenant_id and a.group_id = l.group_id and a.menu_item_id is null;

create view item_recipes with (security_invoker = true) as
  select tenant_id, menu_item_id, id, variant_id, addon_id, inventory_item_id, quantity
  from recipe_items where menu_item_id is not null
  union all
  select l.tenant_id, l.menu_item_id, r.id, null, r.addon_id, r.inventory_item_id, r.quantity
  from menu_item_groups l
  join menu_addons a on a.tenant_id = l.tenant_id and a.group_id = l.group_id and a.menu_item_id is null
  join recipe_items r on r.tenant_id = l.tenant_id and r.addon_id = a.id and r.menu_item_id is null;

grant select on item_groups, item_addons, item_recipes to comanda_app;
