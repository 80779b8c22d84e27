-- The month's settlement of IVA and the journal of the accountant (docs/decisions/0120).

-- What a restaurant brings along from the system it used before: the credit that was left, and what had been withheld from it beyond what
-- it owed, at the beginning of the first month that is computed here.
create table tax_openings (
  tenant_id bigint not null references tenants (id),
  month date not null check (extract(day from month) = 1),
  credit_cents bigint not null check (credit_cents >= 0),
  withheld_cents bigint not null check (withheld_cents >= 0),
  entered_at timestamptz not null,
  entered_by bigint not null,
  primary key (tenant_id),
  foreign key (tenant_id, entered_by) references users (tenant_id, id)
);
create index tax_openings_by_user on tax_openings (tenant_id, entered_by);
select protect_tenant_table('tax_openings', 'select, insert, update, delete');

-- What a closed month carries into the next one, as it was declared; null of months closed before there was a settlement.
alter table tax_months add column credit_cents bigint check (credit_cents >= 0);
alter table tax_months add column withheld_cents bigint check (withheld_cents >= 0);

-- The restaurant's own numbers and names of the accounts that its journal books to; without a row the usual one (journal-account.ts).
create table journal_accounts (
  tenant_id bigint not null references tenants (id),
  account text not null check (account in ('cash', 'cards', 'transfers', 'wallets', 'other_payments', 'customers', 'vat_withheld',
    'vat_perceived', 'vat_credit', 'purchases', 'cash_shortage', 'suppliers', 'vat_debit', 'tributes', 'tips', 'income_withheld',
    'vat_withheld_payable', 'sales', 'service_charge', 'returns', 'cash_surplus')),
  code text not null check (length(code) between 1 and 30),
  title text not null check (length(title) between 1 and 100),
  primary key (tenant_id, account)
);
select protect_tenant_table('journal_accounts', 'select, insert, update, delete');

-- The journal posts every received purchase by the day of its document, also one without recoverable IVA, which no book has.
create index purchases_by_posting_day on purchases
  (tenant_id, (case when invoice_date is null then business_date else invoice_date end), id)
  where status = 'received' and total_cents is not null;
