-- What a guest types at /m when a phone has no camera: five signs that lead to a table without naming the restaurant. Like
-- menu_directory, it is read before the tenant is known and holds nothing but where to look.
create table table_directory (
  short_code text primary key check (short_code ~ '^[A-HJKMNP-TV-Z2-9]{5}$'),
  tenant_id bigint not null references tenants (id),
  table_id bigint not null
);
grant select, insert, update, delete on table_directory to comanda_app;

alter table store_tables add column short_code text not null default '';

-- Random bytes of a uuid, two for each sign, without those that hold its version and variant.
create function random_short_code() returns text language sql volatile as $$
  select string_agg(substr('ABCDEFGHJKMNPQRSTVWXYZ23456789', 1 + (get_byte(b, at) * 256 + get_byte(b, at + 1)) % 30, 1), '')
  from (select uuid_send(gen_random_uuid()) as b) random, unnest(array[0, 2, 4, 10, 12]) as at
$$;

-- A table gets a code that no other table of the platform has, and another one whenever its locator is renewed.
create function renew_short_code() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from table_directory where short_code = old.short_code;
  end if;
  loop
    insert into table_directory (short_code, tenant_id, table_id)
      values (random_short_code(), new.tenant_id, new.id)
      on conflict (short_code) do nothing
      returning short_code into new.short_code;
    exit when found;
  end loop;
  return new;
end $$;
create trigger short_code_renewed before insert or update of locator on store_tables
  for each row execute function renew_short_code();

do $$
declare
  home bigint;
begin
  for home in select id from tenants loop
    perform set_config('app.tenant_id', home::text, true);
    update store_tables set locator = locator where tenant_id = home;
    -- What is deferred to the end, the till's version, is of this tenant: at the end none is set.
    set constraints all immediate;
    set constraints all deferred;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
