-- A till that has the menu already is told so without reading the menu: whatever GET /pos/init is made of counts a
-- version of the restaurant. Whoever changes such a row, by whatever statement, changes the version in the same
-- transaction.
create table till_versions (
  tenant_id bigint primary key references tenants (id),
  version bigint not null default 1
);
select protect_tenant_table('till_versions', 'select, insert, update');

-- Deferred to the commit: this row is then the last lock of every transaction, held for the commit alone, so that two
-- sales of one restaurant neither wait for each other's work nor lock each other out. Once per transaction is enough,
-- which the setting remembers; it ends with the transaction.
create function count_till_version() returns trigger language plpgsql as $$
declare
  tenant constant bigint := coalesce(new.tenant_id, old.tenant_id);
begin
  if current_setting('app.till_version_of', true) is distinct from tenant::text then
    insert into till_versions (tenant_id) values (tenant)
      on conflict (tenant_id) do update set version = till_versions.version + 1;
    perform set_config('app.till_version_of', tenant::text, true);
  end if;
  return null;
end $$;

-- Like protect_tenant_table, for migrations that give the till something new to start with.
create function watch_till_table(target regclass) returns void language plpgsql as $$
begin
  execute format('create constraint trigger till_version after insert or update or delete on %s
    deferrable initially deferred for each row execute function count_till_version()', target);
end $$;
revoke execute on function watch_till_table(regclass) from public;

select watch_till_table('categories');
select watch_till_table('inventory_items');
select watch_till_table('item_limits');
select watch_till_table('menu_addons');
select watch_till_table('menu_items');
select watch_till_table('menu_variants');
select watch_till_table('modifier_groups');
select watch_till_table('payment_types');
select watch_till_table('print_settings');
select watch_till_table('quick_notes');
select watch_till_table('recipe_items');
select watch_till_table('store_settings');
select watch_till_table('store_tables');
select watch_till_table('taxes');
