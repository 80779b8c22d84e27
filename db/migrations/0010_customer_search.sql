-- Finding a customer while somebody types: by the beginning of any word of the name, or of the phone. Contains
-- (like '%…%') would read every customer of the restaurant, and its operator is not leakproof: no index helps it
-- under row level security. Comparing text is leakproof, so words are rows, ordered as the application folded them.

create table customer_words (
  tenant_id bigint not null references tenants (id),
  customer_id bigint not null,
  word text not null check (length(word) between 1 and 60),
  primary key (tenant_id, customer_id, word),
  foreign key (tenant_id, customer_id) references customers (tenant_id, id) on delete cascade
);
create index customer_words_by_word on customer_words (tenant_id, word, customer_id);

-- customers.search_text holds the words, one space between them; which words is the application's rule
-- (src/domain/customers/customer-search.ts). The trigger keeps the rows true whoever writes the customer.
create function keep_customer_words() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from customer_words w where w.tenant_id = new.tenant_id and w.customer_id = new.id;
  end if;
  insert into customer_words (tenant_id, customer_id, word)
    select distinct new.tenant_id, new.id, left(word, 60)
    from string_to_table(new.search_text, ' ') word where word <> '';
  return null;
end $$;
create trigger keep_words after insert or update of search_text on customers
  for each row execute function keep_customer_words();

-- Customers from before: their search_text is folded already, its words and the digits of the phone become rows.
-- The owner has to see the rows of every restaurant for that, so force is lifted for this one statement.
alter table customers no force row level security;
insert into customer_words (tenant_id, customer_id, word)
  select distinct c.tenant_id, c.id, left(word, 60)
  from customers c, string_to_table(
    regexp_replace(c.search_text, '[^[:alnum:]]+', ' ', 'g') || ' ' || regexp_replace(c.phone, '[^0-9]', '', 'g'), ' ') word
  where word <> '';
alter table customers force row level security;

select protect_tenant_table('customer_words', 'select, insert, delete');

-- One phone is one customer, however its digits are set apart: 7000-0000 is 7000 0000.
create unique index customers_by_digits on customers (tenant_id, regexp_replace(phone, '[^0-9]', '', 'g'))
  where phone ~ '[0-9]';
