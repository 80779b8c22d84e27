-- An import writes thousands of customers and ten times as many words. Until the tables are analyzed a planner cannot tell a whole
-- key from its first column, which is the restaurant: each of those rows then read all customers of the restaurant, or all words.

-- Words are written once for a statement and not once for a row. Those that stay are left alone, and what goes is found by its
-- whole key: the words that the old row had.
create or replace function keep_customer_words() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from customer_words where ctid = any(array(
      select k.ctid from replaced o join written c on c.tenant_id = o.tenant_id and c.id = o.id
      cross join lateral string_to_table(o.search_text, ' ') was
      cross join lateral (
        select w.ctid from customer_words w
        where w.tenant_id = o.tenant_id and w.customer_id = o.id and w.word = left(was, 60) offset 0
      ) k
      where o.search_text <> c.search_text and position(' ' || was || ' ' in ' ' || c.search_text || ' ') = 0));
  end if;
  insert into customer_words (tenant_id, customer_id, word)
    select c.tenant_id, c.id, left(word, 60)
    from written c cross join lateral string_to_table(c.search_text, ' ') word
    where word <> ''
    on conflict do nothing;
  return null;
end $$;
drop trigger keep_words on customers;
create trigger keep_words after insert on customers
  referencing new table as written for each statement execute function keep_customer_words();
create trigger keep_changed_words after update on customers
  referencing old table as replaced new table as written for each statement execute function keep_customer_words();

-- Whose words they are says whose restaurant: a second key to the tenants only cost a look at each word.
alter table customer_words drop constraint customer_words_tenant_id_fkey;

-- Few were merged, and no other index of all customers but their key is left to choose for the check of a word's customer.
drop index customers_by_merged;
create index customers_by_merged on customers (tenant_id, merged_into_id) where merged_into_id is not null;
