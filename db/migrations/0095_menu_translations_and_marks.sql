-- What a part of the menu is called in a language of guests (decision 83). A part without a row is called what it is called.
-- One table, so that a language is read at once; each reference is typed, so that none leads out of the restaurant.
create table menu_translations (
  tenant_id bigint not null references tenants (id),
  id bigint not null default next_id(),
  language text not null check (language in ('ar', 'en', 'es', 'fr', 'hi', 'ja', 'ko')),
  category_id bigint,
  menu_item_id bigint,
  variant_id bigint,
  addon_id bigint,
  group_id bigint,
  combo_group_id bigint,
  title text check (length(title) between 1 and 200),
  -- Of items alone.
  description text check (length(description) between 1 and 500),
  primary key (tenant_id, id),
  check (num_nonnulls(category_id, menu_item_id, variant_id, addon_id, group_id, combo_group_id) = 1),
  check (num_nonnulls(title, description) > 0),
  check (description is null or menu_item_id is not null),
  unique (tenant_id, category_id, language),
  unique (tenant_id, menu_item_id, language),
  unique (tenant_id, variant_id, language),
  unique (tenant_id, addon_id, language),
  unique (tenant_id, group_id, language),
  unique (tenant_id, combo_group_id, language),
  foreign key (tenant_id, category_id) references categories (tenant_id, id),
  foreign key (tenant_id, menu_item_id) references menu_items (tenant_id, id),
  foreign key (tenant_id, variant_id) references menu_variants (tenant_id, id),
  foreign key (tenant_id, addon_id) references menu_addons (tenant_id, id),
  foreign key (tenant_id, group_id) references modifier_groups (tenant_id, id),
  foreign key (tenant_id, combo_group_id) references combo_groups (tenant_id, id) on delete cascade
);
select protect_tenant_table('menu_translations', 'select, insert, update, delete');
select watch_till_table('menu_translations');
create index menu_translations_by_language on menu_translations (tenant_id, language);

-- What is in an item, and whom it suits. Null: nobody has said what is in it, which is not the same as nothing.
alter table menu_items add column allergens text[] check (allergens <@ array['gluten', 'crustaceans', 'eggs', 'fish',
  'peanuts', 'soy', 'milk', 'nuts', 'celery', 'mustard', 'sesame', 'sulphites', 'lupin', 'molluscs']);
alter table menu_items add column diets text[] not null default '{}'
  check (diets <@ array['vegetarian', 'vegan', 'gluten_free', 'lactose_free']);
