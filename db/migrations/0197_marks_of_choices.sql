-- Variants and add-ons say what is in them and whom they suit, as items do. Null: nobody has said so. A variant without a statement
-- is as its item; what an add-on without one contains is not known.
alter table menu_variants
  add column allergens text[] check (allergens <@ array['gluten', 'crustaceans', 'eggs', 'fish', 'peanuts', 'soy', 'milk', 'nuts',
    'celery', 'mustard', 'sesame', 'sulphites', 'lupin', 'molluscs']),
  add column diets text[] not null default '{}'
    check (diets <@ array['vegetarian', 'vegan', 'gluten_free', 'lactose_free']);
alter table menu_addons
  add column allergens text[] check (allergens <@ array['gluten', 'crustaceans', 'eggs', 'fish', 'peanuts', 'soy', 'milk', 'nuts',
    'celery', 'mustard', 'sesame', 'sulphites', 'lupin', 'molluscs']),
  add column diets text[] not null default '{}'
    check (diets <@ array['vegetarian', 'vegan', 'gluten_free', 'lactose_free']);

-- The add-ons of an item with its shared ones, as before, with what is in them.
create or replace view item_addons with (security_invoker = true) as
  select tenant_id, menu_item_id, id, title, price_cents, position, group_id, is_default, archived_at, false as is_shared,
    allergens, diets
  from menu_addons where menu_item_id is not null
  union all
  select l.tenant_id, l.menu_item_id, a.id, a.title, a.price_cents, a.position, a.group_id, a.is_default,
    coalesce(a.archived_at, g.archived_at), true, a.allergens, a.diets
  from menu_item_groups l
  join modifier_groups g on g.tenant_id = l.tenant_id and g.id = l.group_id
  join menu_addons a on a.tenant_id = l.tenant_id and a.group_id = l.group_id and a.menu_item_id is null;
