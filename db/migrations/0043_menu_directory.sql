-- A guest's address names no tenant: the code of the menu leads to it. Like user_directory, it is read before the tenant
-- is known and holds nothing but where to look.
create table menu_directory (
  menu_code text primary key,
  tenant_id bigint not null unique references tenants (id)
);
grant select, insert, update, delete on menu_directory to comanda_app;

create function follow_menu_code() returns trigger language plpgsql as $$
begin
  insert into menu_directory (menu_code, tenant_id) values (new.menu_code, new.tenant_id)
    on conflict (tenant_id) do update set menu_code = excluded.menu_code;
  return null;
end $$;
create trigger menu_code_followed after insert or update of menu_code on store_settings
  for each row execute function follow_menu_code();

do $$
declare
  home bigint;
begin
  for home in select id from tenants loop
    perform set_config('app.tenant_id', home::text, true);
    insert into menu_directory (menu_code, tenant_id) select s.menu_code, s.tenant_id from store_settings s;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
