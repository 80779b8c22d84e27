-- What searches compare (decision 142), as `searchText` in src/platform/domain/text/search-text.ts has it; a test compares both.
-- Until now the database took the accents of Spanish letters off and nothing else, and stored forms lost every mark: the vowels of
-- Hindi, the dakuten of kana. Titles in Spanish and English keep the form they had.

-- Beyond Latin: digits and marks of other keyboards, forms of Arabic letters, katakana.
create function folded_letters(parted text) returns text language sql immutable strict parallel safe as $$
  select normalize(translate(
    regexp_replace(
      regexp_replace(parted,
        '[\u0483-\u0487\u0610-\u061a\u0640\u064b-\u0652\u0670\u06d6-\u06ed\u093c\u200c\u200d\ufe00-\ufe0f]', '', 'g'),
      '[\u0671\u0672\u0673]|\u0627[\u0653-\u0655]', U&'\0627', 'g'),
    '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९٫。٬،、٪ىیکةँァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ',
    '012345678901234567890123456789..,,,%ييكهंぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ'), nfc)
$$;

create function folded_parts(parted text) returns text language sql immutable strict parallel safe as $$
  select case when latin.plain ~ '[^\u0001-\u024f]' then folded_letters(latin.plain) else latin.plain end
  from (
    select translate(replace(replace(replace(regexp_replace(parted, '[\u0300-\u036f]', '', 'g'),
      'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'), 'ς⁄', 'σ/') as plain
  ) latin
$$;

-- Most texts have no other letters than English: they cost what they did.
create function folded_text(words text) returns text language sql immutable strict parallel safe as $$
  select case when octet_length(words) = length(words) then lower(words)
    else folded_parts(normalize(lower(normalize(words, nfkc) collate "pg_c_utf8"), nfd)) end
$$;

-- Titles by which lists are sorted and searched.
alter table inventory_items alter column sort_title set expression as (folded_text(title));
alter table tenants alter column sort_name set expression as (folded_text(name));

create or replace function words_of_tenant(name text, email text) returns setof text language sql immutable as $$
  select distinct left(word, 60)
  from regexp_split_to_table(
    translate(folded_text(name || ' ' || coalesce(email, '')), '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~', repeat(' ', 32)),
    '\s+') as word
  where word <> ''
$$;
delete from tenant_words w using tenants t where t.id = w.tenant_id and t.name ~ '[œŒæÆß]|[^\u0001-\u024f]';
insert into tenant_words (word, tenant_id)
  select word, t.id from tenants t cross join lateral words_of_tenant(t.name, t.email) as word
  where t.kind = 'restaurant' and t.name ~ '[œŒæÆß]|[^\u0001-\u024f]'
  on conflict do nothing;

-- Forms that were stored before, of texts that are not Latin only: all others are folded as they were. What would now be the same as
-- another one keeps its old form.
do $$
declare
  home bigint;
begin
  for home in select id from tenants loop
    perform set_config('app.tenant_id', home::text, true);
    update customers c set search_text = concat_ws(' ', f.words, f.inner_words, f.plain)
      from (
        select k.id,
          (select string_agg(word, ' ') from string_to_table(k.folded, ' ') as word where word <> '') as words,
          (select string_agg(substr(word, place), ' ')
            from string_to_table(k.folded, ' ') as word cross join lateral generate_series(2, least(length(word), 20)) as place
            where word ~ '[\u3040-\u30ff\u3400-\u9fff]') as inner_words,
          (select string_agg(word, ' ') from string_to_table(k.search_text, ' ') as word
            where word ~ '^[\u0021-\u007e]+$' and word <> all (string_to_array(k.folded, ' '))) as plain
        from (
          select id, search_text, regexp_replace(folded_text(concat_ws(' ', name, razon_social)),
            '[[:punct:][:space:]]+', ' ', 'g') as folded
          from customers
          where tenant_id = home and concat_ws(' ', name, razon_social) ~ '[œŒæÆß]|[^\u0001-\u024f]'
        ) k
      ) f
      where c.tenant_id = home and c.id = f.id;
    update vendors v set sort_name = rtrim(left(folded_text(v.name), 100))
      where v.tenant_id = home and v.name ~ '[œŒæÆß]|[^\u0001-\u024f]' and not exists (
        select from vendors o where o.tenant_id = home and o.id <> v.id
          and rtrim(left(folded_text(o.name), 100)) = rtrim(left(folded_text(v.name), 100)));
    update vendor_items m set sort_title = left(folded_text(m.title), 100),
        key = case when m.key like 'title:%' then 'title:' || left(folded_text(m.title), 200) else m.key end
      where m.tenant_id = home and m.title ~ '[œŒæÆß]|[^\u0001-\u024f]' and not exists (
        select from vendor_items o where o.tenant_id = home and o.vendor_id = m.vendor_id and o.id <> m.id
          and left(folded_text(o.title), 200) = left(folded_text(m.title), 200));
    update purchase_units u set name_key = left(folded_text(u.name), 30)
      where u.tenant_id = home and u.name ~ '[œŒæÆß]|[^\u0001-\u024f]' and not exists (
        select from purchase_units o where o.tenant_id = home and o.inventory_item_id = u.inventory_item_id and o.id <> u.id
          and left(folded_text(o.name), 30) = left(folded_text(u.name), 30));
    set constraints all immediate;
    set constraints all deferred;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
