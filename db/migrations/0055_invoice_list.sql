-- Invoices as a list: found by the words of their buyer, ordered by number and total within each business day, by total over
-- all of them (docs/decisions/0057).

-- Words of the buyer as the invoice froze them, like customer_words: which ones is the application's rule
-- (src/domain/customers/customer-search.ts). An invoice without a buyer has none.
create table invoice_words (
  tenant_id bigint not null references tenants (id),
  invoice_id bigint not null,
  word text not null check (length(word) between 1 and 60),
  primary key (tenant_id, invoice_id, word),
  foreign key (tenant_id, invoice_id) references invoices (tenant_id, id)
);
create index invoice_words_by_word on invoice_words (tenant_id, word, invoice_id);

-- Invoices from before, folded as lists fold a text (src/server/platform/lists/search-sql.ts). The owner has to see the rows of
-- every restaurant for that, so force is lifted for this one statement.
alter table invoices no force row level security;
insert into invoice_words (tenant_id, invoice_id, word)
  select distinct i.tenant_id, i.id, left(word, 60)
  from invoices i, string_to_table(
    regexp_replace(
      translate(
        lower(concat_ws(' ', i.receptor ->> 'nombre', i.receptor ->> 'telefono')),
        'áàâäãåéèêëíìîïóòôöõúùûüñç', 'aaaaaaeeeeiiiiooooouuuunc'),
      '[^[:alnum:]]+', ' ', 'g')
    || ' ' || regexp_replace(coalesce(i.receptor ->> 'telefono', ''), '[^0-9]', '', 'g')
    || ' ' || regexp_replace(coalesce(i.receptor ->> 'numDocumento', ''), '[^0-9]', '', 'g'), ' ') word
  where i.receptor is not null and word <> '';
alter table invoices force row level security;

select protect_tenant_table('invoice_words', 'select, insert');

create index invoices_by_day_and_number on invoices (tenant_id, business_date, invoice_no, id);
create index invoices_by_day_and_total on invoices (tenant_id, business_date, total_cents, id);
create index invoices_by_total on invoices (tenant_id, total_cents, id);

-- The newest of a customer, without reading all of them.
drop index invoices_by_customer;
create index invoices_by_customer on invoices (tenant_id, customer_id, id);
