-- The back office of customers (docs/decisions/0054): notes that the till shows, one row per phone in whatever spelling, who was
-- deleted or turned out to be somebody else, and birthdays.
alter table customers
  -- What staff wrote down; both reach the till.
  add column notes text check (length(notes) <= 500),
  add column allergies text check (length(allergies) <= 200),
  -- Deleted with history, and so nameless, or merged: gone from every list and search, kept for what refers to it.
  add column archived_at timestamptz,
  -- Whose history this one's is since both turned out to be one person. Never one who was merged themselves.
  add column merged_into_id bigint,
  add column phone_key text not null default '',
  -- Month and day of the birth date as one number (1231), to find birthdays by an index.
  add column birth_day smallint,
  -- What lists by name are sorted by: the beginning of search_text, short enough for the cursor of a page.
  add column sort_name text not null default '';
alter table customers add foreign key (tenant_id, merged_into_id) references customers (tenant_id, id);
alter table customers add check (merged_into_id is null or archived_at is not null);
alter table customers drop constraint customers_phone_check;
alter table customers add constraint customers_phone_check check (length(phone) <= 20 and (length(phone) >= 1 or archived_at is not null));

-- What tells two phones apart, as src/domain/customers/phone-key.ts has it: digits without the country's, or the text itself. A
-- column and not an index on the expression: functions are not leakproof, no index serves them under row level security.
create function customer_phone_key(phone text) returns text language sql immutable as $$
  select coalesce(nullif(regexp_replace(regexp_replace(phone, '[^0-9]', '', 'g'), '^(00)?503(?=[0-9]{8}$)', ''), ''), btrim(phone))
$$;
create function keep_customer_keys() returns trigger language plpgsql as $$
begin
  new.phone_key := public.customer_phone_key(new.phone);
  new.birth_day := extract(month from new.birth_date) * 100 + extract(day from new.birth_date);
  new.sort_name := left(new.search_text, 100);
  return new;
end $$;

-- Customers from before. Two who differ by the country's prefix alone stay two: the later keeps the prefix in its key, until
-- somebody merges them. Their mails become words to search for. The owner has to see the rows of every restaurant for that.
alter table customers no force row level security;
alter table customer_words no force row level security;
update customers c
  set phone_key = case when k.place = 1 then k.key else regexp_replace(c.phone, '[^0-9]', '', 'g') end,
    birth_day = extract(month from c.birth_date) * 100 + extract(day from c.birth_date),
    sort_name = left(c.search_text, 100),
    search_text = concat_ws(' ', nullif(c.search_text, ''), nullif(btrim(regexp_replace(
      translate(lower(coalesce(c.email, '')), 'áéíóúüñ', 'aeiouun'), '[^[:alnum:]]+', ' ', 'g')), ''))
  from (
    select tenant_id, id, customer_phone_key(phone) as key,
      row_number() over (partition by tenant_id, customer_phone_key(phone) order by id) as place
    from customers) k
  where k.tenant_id = c.tenant_id and k.id = c.id;
alter table customers force row level security;
alter table customer_words force row level security;

create trigger keep_keys before insert or update of phone, birth_date, search_text on customers
  for each row execute function keep_customer_keys();

-- A phone is free again once its customer is gone.
alter table customers drop constraint customers_tenant_id_phone_key;
drop index customers_by_digits;
create unique index customers_by_phone on customers (tenant_id, phone_key) where archived_at is null;
create index customers_by_merged on customers (tenant_id, merged_into_id);
create index customers_by_birth_day on customers (tenant_id, birth_day) where archived_at is null;
drop index customers_by_age;
create index customers_by_age on customers (tenant_id, created_at, id) where archived_at is null;
create index customers_by_name on customers (tenant_id, sort_name, id) where archived_at is null;
