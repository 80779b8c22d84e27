-- The restaurant's own words that each translation was made of (decision 141): a dish that is called otherwise since then is to
-- be looked at again. Null: nobody has said so yet, as a process of the version before writes it; such a translation counts as right.
-- `copied_from`: the language whose text was put here for the time being; a person has not looked at it.
alter table menu_translations
  add column original_title text,
  add column original_description text,
  add column copied_from text check (copied_from ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$');

-- What was translated until now is taken to be of the words that the menu has now.
do $$
declare
  home bigint;
begin
  for home in select id from tenants loop
    perform set_config('app.tenant_id', home::text, true);
    update menu_translations m set original_title = coalesce(
        (select title from categories c where c.tenant_id = home and c.id = m.category_id),
        (select title from menu_items i where i.tenant_id = home and i.id = m.menu_item_id),
        (select title from menu_variants v where v.tenant_id = home and v.id = m.variant_id),
        (select title from menu_addons a where a.tenant_id = home and a.id = m.addon_id),
        (select title from modifier_groups g where g.tenant_id = home and g.id = m.group_id),
        (select title from combo_groups k where k.tenant_id = home and k.id = m.combo_group_id)),
      original_description = (select description from menu_items i where i.tenant_id = home and i.id = m.menu_item_id)
      where m.tenant_id = home;
    -- Tills are counted with the tenant whose menu changed.
    set constraints all immediate;
    set constraints all deferred;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
