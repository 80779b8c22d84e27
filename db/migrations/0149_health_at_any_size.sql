-- The operator's screen of health at ten thousand restaurants (docs/decisions/0099): each restaurant has its row from its first day, so
-- that the list is one run of an index without a look at all restaurants, and no longer than it is a restaurant.
alter table tenant_health
  alter column computed_at drop not null,
  alter column sign_ins set default 0,
  alter column unsealed set default 0,
  alter column devices set default 0,
  alter column versions set default '[]',
  alter column pictures set default 0,
  alter column picture_bytes set default 0,
  alter column rows_made set default 0;
create index tenant_health_by_age on tenant_health (computed_at) where computed_at is not null;

create function keep_tenant_health() returns trigger language plpgsql as $$
begin
  if new.kind = 'restaurant' then
    insert into tenant_health (tenant_id) values (new.id) on conflict do nothing;
  else
    delete from tenant_health where tenant_id = new.id;
  end if;
  return null;
end $$;
create trigger begin_health after insert on tenants
  for each row when (new.kind = 'restaurant') execute function keep_tenant_health();
create trigger end_health after update of kind on tenants
  for each row when (old.kind <> new.kind) execute function keep_tenant_health();
insert into tenant_health (tenant_id) select id from tenants where kind = 'restaurant' on conflict do nothing;
delete from tenant_health h using tenants t where t.id = h.tenant_id and t.kind <> 'restaurant';

-- What a restaurant stores. Pictures and exports are summed whole, they are few; so are documents of purchases. Issued documents are
-- many: those that nothing is added to any more are summed once, up to the one that is named here.
alter table tenant_health
  add column exports integer not null default 0,
  add column export_bytes bigint not null default 0,
  add column documents integer not null default 0,
  add column document_bytes bigint not null default 0,
  add column row_bytes bigint not null default 0,
  add column issued_until bigint not null default 0,
  add column issued_kept bigint not null default 0,
  add column issued_kept_bytes bigint not null default 0;

-- How much a row of a restaurant takes on the average, indexes included: what its rows take is estimated by it, because counting is not
-- what a screen of health is worth. One row.
create table row_sizes (
  only_one boolean primary key default true check (only_one),
  milli_bytes bigint not null check (milli_bytes >= 0)
);
grant select, insert, update on row_sizes to comanda_app;

-- Tables of restaurants that have rows as PostgreSQL last counted them, but those whose contents are summed as they are; by the rows
-- that were ever made, or by those there are where these are more. Nothing is noted before anything was counted.
create function note_row_size() returns void language sql as $$
  insert into row_sizes (milli_bytes)
    select size * 1000 / rows from (
      select coalesce(sum(pg_total_relation_size(c.oid)), 0) as size,
        greatest(sum(c.reltuples)::bigint, (select sum(rows_made) from tenant_health)::bigint) as rows
      from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relrowsecurity and c.reltuples > 0 and c.relname <> all (array[
        'files', 'data_export_pieces', 'purchase_documents', 'purchase_attachments', 'tax_document_texts', 'kept_tax_documents'])
    ) known where size > 0 and rows > 0
    on conflict (only_one) do update set milli_bytes = excluded.milli_bytes
$$;

-- Restaurants of which name and address have words that begin with all of these, as words_of_tenant parts them.
create function tenants_with_words(asked text[]) returns setof bigint language sql stable as $$
  select w.tenant_id from unnest(asked) as a(word) cross join lateral (
    select distinct tenant_id from tenant_words
    where word >= a.word collate "C" and word < (a.word || chr(1114111)) collate "C" offset 0
  ) w
  group by w.tenant_id having count(*) = cardinality(asked)
$$;
