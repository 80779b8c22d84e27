-- What an accountant asks for beside the documents (docs/decisions/0071): what invoices, payments and documents differ in, months that
-- were closed, and who took the books home.

create table tax_differences (
  tenant_id bigint not null references tenants (id),
  id bigint not null default next_id(),
  kind text not null check (kind in ('payments', 'no_document', 'two_documents', 'total', 'vat', 'no_sale', 'no_task', 'open_task',
    'note_amount')),
  -- What differs: an invoice, of no_sale a tax document, of no_task a refund, of open_task and note_amount what had to happen.
  subject_id bigint not null,
  -- Business day of the invoice; of a document without a sale its own day.
  day date not null,
  invoice_id bigint,
  expected_cents bigint,
  found_cents bigint,
  found_at timestamptz not null,
  -- When people were told of it, once.
  mailed_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, kind, subject_id),
  foreign key (tenant_id, invoice_id) references invoices (tenant_id, id)
);
create index tax_differences_by_day on tax_differences (tenant_id, day, id);
create index tax_differences_by_invoice on tax_differences (tenant_id, invoice_id);
select protect_tenant_table('tax_differences', 'select, insert, update, delete');

-- When a month was compared last; the business day on which a night did, null while only people did.
create table tax_comparisons (
  tenant_id bigint not null references tenants (id),
  month date not null check (extract(day from month) = 1),
  night date,
  compared_at timestamptz not null,
  primary key (tenant_id, month)
);
select protect_tenant_table('tax_comparisons', 'select, insert, update');

-- A month that somebody declared finished, with what its books came to then: what changes afterwards is seen.
create table tax_months (
  tenant_id bigint not null references tenants (id),
  month date not null check (extract(day from month) = 1),
  closed_at timestamptz not null,
  closed_by bigint not null,
  figures jsonb not null,
  primary key (tenant_id, month),
  foreign key (tenant_id, closed_by) references users (tenant_id, id)
);
create index tax_months_by_user on tax_months (tenant_id, closed_by);
select protect_tenant_table('tax_months', 'select, insert, update');

-- Who saved a book of a month last, and what it came to.
create table tax_book_downloads (
  tenant_id bigint not null references tenants (id),
  month date not null check (extract(day from month) = 1),
  book text not null check (book in ('consumers', 'taxpayers', 'purchases', 'excluded', 'voided')),
  at timestamptz not null,
  taken_by bigint not null,
  figures jsonb not null,
  primary key (tenant_id, month, book),
  foreign key (tenant_id, taken_by) references users (tenant_id, id)
);
create index tax_book_downloads_by_user on tax_book_downloads (tenant_id, taken_by);
select protect_tenant_table('tax_book_downloads', 'select, insert, update');

-- Purchases in the month of their document: books go by its day, by that of the goods where nobody said. Written as a case, because below
-- row level security an index is not asked for a coalesce, of which PostgreSQL does not know that it leaks nothing.
create index purchases_by_book_day on purchases
  (tenant_id, (case when invoice_date is null then business_date else invoice_date end), id)
  where status = 'received' and (document_type in ('03', '05', '06', '14') or (document_type is null and tax_cents > 0));
