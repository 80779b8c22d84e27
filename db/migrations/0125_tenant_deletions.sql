-- Deleting a restaurant (docs/decisions/0095). Its number and name stay as a tombstone of this kind: what goes through the restaurants
-- passes it by, and a payment that comes late finds whose it was.
alter table tenants drop constraint tenants_kind_check;
alter table tenants add constraint tenants_kind_check check (kind in ('restaurant', 'platform', 'deleted'));

-- A directory table: the operator's, and read before any tenant is known.
create table tenant_deletions (
  tenant_id bigint primary key references tenants (id),
  -- As it was called and as it was told to be deleted.
  name text not null check (length(name) between 1 and 200),
  -- Whether it was switched on before; an undone deletion leaves it so again.
  was_active boolean not null,
  asked_at timestamptz not null,
  -- The operator, a user of the platform's tenant.
  asked_by bigint not null,
  asked_by_name text not null,
  -- From then on it cannot be undone and is purged.
  due_at timestamptz not null,
  -- The export with which it may be purged.
  export_id bigint,
  -- From then on it is purged; what dies in between goes on.
  begun_at timestamptz,
  claimed_until timestamptz,
  purged_at timestamptz,
  kept_documents integer not null default 0,
  check (purged_at is null or begun_at is not null)
);
create index tenant_deletions_due on tenant_deletions (tenant_id) where purged_at is null;
grant select, insert, update, delete on tenant_deletions to comanda_app;

-- What the law asks to be kept of a restaurant that is gone: its tax documents as they were signed, with the ministry's seal, and those
-- of its suppliers, ten years from their day (Código Tributario, article 147). They refer to nothing but the tombstone.
create table kept_tax_documents (
  tenant_id bigint not null references tenants (id),
  direction text not null check (direction in ('issued', 'received')),
  generation_code text not null check (length(generation_code) between 1 and 36),
  kind text not null check (length(kind) between 1 and 40),
  control_number text check (length(control_number) <= 36),
  issued_on date not null,
  total_cents bigint,
  seal text,
  -- What was signed of an issued one, packed (gzip), beside its signature; what came of a received one.
  content bytea not null,
  jws text,
  keep_until date not null,
  primary key (tenant_id, direction, generation_code)
);
create index kept_tax_documents_by_day on kept_tax_documents (tenant_id, issued_on, generation_code);
create index kept_tax_documents_until on kept_tax_documents (tenant_id, keep_until);
select protect_tenant_table('kept_tax_documents');

-- Deletes some rows of one table of a restaurant that is being deleted, the newest first; gives how many. It runs with its owner's
-- rights because the application may not delete what is of money, stock and the audit log; and it does so for nobody but the tenant of
-- this transaction, once that one was given up.
create function purge_tenant_rows(target text, most integer) returns integer
  language plpgsql security definer set search_path to pg_catalog, pg_temp as $$
declare
  home bigint := nullif(current_setting('app.tenant_id', true), '')::bigint;
  place oid := to_regclass(format('public.%I', target));
  direction text;
  place_order text;
  broken text;
  unless_named text;
  count_deleted integer;
begin
  if not exists (select from public.tenants t where t.id = home and t.kind = 'deleted') then
    raise exception 'tenant % is not being deleted', home using errcode = 'insufficient_privilege';
  end if;
  if place is null or target in ('tenants', 'tenant_deletions', 'kept_tax_documents') or not exists (
    select from pg_attribute a where a.attrelid = place and a.attname = 'tenant_id' and not a.attisdropped
  ) then
    raise exception '% is no table of tenants that is purged', target using errcode = 'insufficient_privilege';
  end if;
  -- Rows name older ones of their table as a rule, so that the newest go first; where they name newer ones, the oldest.
  foreach direction in array array['desc', 'asc'] loop
    select string_agg(format('t.%I %s', a.attname, direction), ', ' order by k.at) into place_order
      from pg_index i
      cross join lateral unnest(i.indkey::int2[]) with ordinality as k (attnum, at)
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
      where i.indrelid = place and i.indisprimary;
    begin
      execute format('delete from public.%I where ctid = any (array(
        select t.ctid from public.%I t where t.tenant_id = $1 order by %s limit $2))', target, target, place_order)
        using home, most;
      get diagnostics count_deleted = row_count;
      return count_deleted;
    exception when foreign_key_violation then
      get stacked diagnostics broken = message_text;
    end;
  end loop;
  -- Both ways are barred: those that no row of their table names.
  select string_agg(format(' and not exists (select from public.%I c where %s)', target, matched), '') into unless_named
    from (
      select string_agg(format('c.%I = t.%I', own.attname, theirs.attname), ' and ') as matched
      from pg_constraint f
      cross join lateral unnest(f.conkey, f.confkey) as k (own, theirs)
      join pg_attribute own on own.attrelid = f.conrelid and own.attnum = k.own
      join pg_attribute theirs on theirs.attrelid = f.confrelid and theirs.attnum = k.theirs
      where f.contype = 'f' and f.conrelid = place and f.confrelid = place
      group by f.oid
    ) named;
  if unless_named is not null then
    execute format('delete from public.%I where ctid = any (array(
      select t.ctid from public.%I t where t.tenant_id = $1%s limit $2))', target, target, unless_named)
      using home, most;
    get diagnostics count_deleted = row_count;
    if count_deleted > 0 then return count_deleted; end if;
  end if;
  raise exception 'rows of % are named by others: %', target, broken using errcode = 'foreign_key_violation';
end $$;
revoke execute on function purge_tenant_rows(text, integer) from public;
grant execute on function purge_tenant_rows(text, integer) to comanda_app;

-- What a restaurant has outside its tables: jobs that wait, and the sequence of its ids. Nothing is made in it any more.
create function end_tenant_purge() returns void
  language plpgsql security definer set search_path to pg_catalog, pg_temp as $$
declare
  home bigint := nullif(current_setting('app.tenant_id', true), '')::bigint;
begin
  if not exists (select from public.tenants t where t.id = home and t.kind = 'deleted') then
    raise exception 'tenant % is not being deleted', home using errcode = 'insufficient_privilege';
  end if;
  delete from graphile_worker._private_jobs j
    where j.locked_at is null and home::text in (j.payload ->> 'tenantId', j.payload ->> 'tenant');
  execute format('drop sequence if exists tenant_ids.t%s', home);
end $$;
revoke execute on function end_tenant_purge() from public;
grant execute on function end_tenant_purge() to comanda_app;

-- Restaurants that have something to sweep: a file whose days are over, or pieces that nobody needs. One statement looks at each by its
-- own key, under row level security, as tenants_with_tax_documents_due does. What was made for a deletion that was undone is old, too.
create function tenants_with_old_exports(at timestamptz) returns setof bigint language plpgsql as $$
declare
  home bigint;
begin
  for home in select t.id from tenants t order by t.id loop
    perform set_config('app.tenant_id', home::text, true);
    if exists (
      select from data_exports e where e.tenant_id = home and e.state = 'ready' and (e.keep_until < at
        or e.cause = 'deletion' and e.keep_until is null and not exists (select from tenant_deletions where tenant_id = home))
    ) or exists (
      select from data_exports e where e.tenant_id = home and exists (
        select from data_export_pieces p where p.tenant_id = home and p.export_id = e.id
          and (e.state in ('removed', 'failed') or p.attempt <> e.attempt))
    ) then
      return next home;
    end if;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
