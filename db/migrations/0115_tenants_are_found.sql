-- The operator finds a restaurant among ten thousand by the beginnings of the words of its name and address (docs/decisions/0090).
alter table tenants
  -- The name as the list sorts it (src/server/platform/lists/search-sql.ts).
  add column sort_name text collate "C" not null generated always as (
    translate(lower(name), 'áàâäãåéèêëíìîïóòôöõúùûüñç', 'aaaaaaeeeeiiiiooooouuuunc')) stored;
create index tenants_by_name on tenants (kind, sort_name, id);
create index tenants_by_status on tenants (kind, is_active, sort_name, id);

create table tenant_words (
  word text collate "C" not null,
  tenant_id bigint not null references tenants (id) on delete cascade,
  primary key (word, tenant_id)
);
create index tenant_words_by_tenant on tenant_words (tenant_id);
grant select, insert, delete on tenant_words to comanda_app;

-- The words of a name and an address: folded as lists fold them, parted at spaces and signs.
create function words_of_tenant(name text, email text) returns setof text language sql immutable as $$
  select distinct left(word, 60)
  from regexp_split_to_table(
    translate(
      translate(lower(name || ' ' || coalesce(email, '')), 'áàâäãåéèêëíìîïóòôöõúùûüñç', 'aaaaaaeeeeiiiiooooouuuunc'),
      '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~', repeat(' ', 32)),
    '\s+') as word
  where word <> ''
$$;

create function keep_tenant_words() returns trigger language plpgsql as $$
begin
  delete from tenant_words where tenant_id = new.id;
  insert into tenant_words (word, tenant_id) select word, new.id from words_of_tenant(new.name, new.email) as word;
  return null;
end $$;
create trigger keep_words after insert on tenants
  for each row when (new.kind = 'restaurant') execute function keep_tenant_words();
create trigger keep_changed_words after update of name, email on tenants
  for each row when (new.kind = 'restaurant' and (old.name, old.email) is distinct from (new.name, new.email))
  execute function keep_tenant_words();
insert into tenant_words (word, tenant_id)
  select word, t.id from tenants t cross join lateral words_of_tenant(t.name, t.email) as word where t.kind = 'restaurant';

-- A restaurant and what it begins with are made in one transaction of its own, whose number is therefore taken before.
grant usage on sequence tenants_id_seq to comanda_app;
