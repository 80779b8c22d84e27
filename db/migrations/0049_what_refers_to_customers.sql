-- What refers to customers is asked of the catalogue, so that deleting and merging them (docs/decisions/0054) minds every table
-- there is and will be. Both run with the rights of their caller, under row level security.

-- Tables with a foreign key to customers, and its column; not the words and merges of customers themselves. By way of the
-- triggers that guard the keys: those have an index by their table.
create function customer_references() returns table (named_in regclass, by_column name) language sql stable as $$
  select distinct c.conrelid::regclass, a.attname
  from pg_trigger g
  cross join lateral (select * from pg_constraint where oid = g.tgconstraint offset 0) c
  cross join lateral unnest(c.conkey, c.confkey) as k (own, theirs)
  cross join lateral (select * from pg_attribute where attrelid = c.confrelid and attnum = k.theirs offset 0) t
  cross join lateral (select * from pg_attribute where attrelid = c.conrelid and attnum = k.own offset 0) a
  where g.tgrelid = 'public.customers'::regclass and c.contype = 'f' and c.confrelid = g.tgrelid and t.attname = 'id'
    and c.conrelid not in ('public.customer_words'::regclass, 'public.customers'::regclass)
$$;

create function customers_are_named(tenant bigint, ids bigint[]) returns boolean language plpgsql stable as $$
declare
  place record;
  is_named boolean;
begin
  for place in select named_in, by_column from public.customer_references() loop
    execute format('select exists (select from %s where tenant_id = $1 and %I = any($2))', place.named_in, place.by_column)
      into is_named using tenant, ids;
    if is_named then return true; end if;
  end loop;
  return false;
end $$;

-- Where rows may be changed at all: invoices may not.
create function give_history(tenant bigint, from_id bigint, to_id bigint) returns void language plpgsql as $$
declare
  place record;
begin
  for place in select named_in, by_column from public.customer_references() loop
    if has_column_privilege(place.named_in::oid, place.by_column::text, 'update') then
      execute format('update %s set %I = $3 where tenant_id = $1 and %I = $2', place.named_in, place.by_column, place.by_column)
        using tenant, from_id, to_id;
    end if;
  end loop;
  update public.customers set merged_into_id = to_id where tenant_id = tenant and merged_into_id = from_id;
end $$;
