-- Ids leave the server: in links, codes, files and answers. From one sequence for all restaurants they would tell each of
-- them how much the others do. So every tenant counts for itself (docs/decisions/0034): one sequence for all its tables,
-- beginning where no other tenant's ids are, so that a mistaken id of another one never means a row of one's own.
create schema tenant_ids;
grant usage on schema tenant_ids to comanda_app;

-- Owner's rights on purpose (on the list of the catalogue test): whoever makes a tenant may not make sequences.
create function make_tenant_ids() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  -- A milliard of ids for each; 9,007,199 tenants fit below 2^53, what a number of JSON holds exactly.
  execute format('create sequence tenant_ids.t%s minvalue %s maxvalue %s',
    new.id, new.id * 1000000000 + 1, (new.id + 1) * 1000000000 - 1);
  execute format('grant usage on sequence tenant_ids.t%s to comanda_app', new.id);
  return new;
end $$;
revoke execute on function make_tenant_ids() from public;
create trigger make_tenant_ids after insert on tenants for each row execute function make_tenant_ids();

-- The next id of the tenant of this transaction. Without a tenant (nobody but a superuser can write then) numbers of nobody.
create function next_id() returns bigint language sql volatile as $$
  select nextval(('tenant_ids.t' || coalesce(nullif(current_setting('app.tenant_id', true), ''), '0'))::regclass)
$$;
create sequence tenant_ids.t0 maxvalue 999999999;

-- Rows there are keep their ids: they are smaller than every new one, so order and links stay.
do $$
declare
  tenant bigint;
  newest bigint;
  place record;
begin
  for place in
    select c.relname as name, pg_get_serial_sequence(c.relname, 'id') as numbers
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'id' and a.attidentity <> ''
    where c.relnamespace = 'public'::regnamespace and c.relname <> 'tenants'
  loop
    execute format('select last_value from %s', place.numbers) into newest;
    if newest >= 1000000000 then raise exception '% has ids beyond a milliard', place.name; end if;
    perform setval('tenant_ids.t0', greatest(newest, (select last_value from tenant_ids.t0)));
    execute format('alter table %I alter column id drop identity, alter column id set default next_id()', place.name);
  end loop;
  for tenant in select id from tenants loop
    execute format('create sequence tenant_ids.t%s minvalue %s maxvalue %s',
      tenant, tenant * 1000000000 + 1, (tenant + 1) * 1000000000 - 1);
    execute format('grant usage on sequence tenant_ids.t%s to comanda_app', tenant);
  end loop;
end $$;
