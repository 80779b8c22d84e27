-- Documents about IVA that somebody withheld, advanced or settled (docs/decisions/0120): comprobantes de retención (07), comprobantes de
-- liquidación (08) and documentos contables de liquidación (09), as they came. A 07 may also be one that the restaurant issued elsewhere.
-- Never changed; one that was imported by mistake is taken out and kept, as the law asks for ten years.

create table withholding_documents (
  tenant_id bigint not null references tenants (id),
  id bigint not null default next_id(),
  kind text not null check (kind in ('07', '08', '09')),
  -- True for a 07 of the restaurant's own: what it withheld from a supplier.
  is_own boolean not null,
  -- codigoGeneracion, in capitals.
  generation_code text not null check (length(generation_code) = 36),
  -- Generation of the schema; null when the document says none.
  version smallint,
  is_test boolean not null,
  control_number text check (length(control_number) <= 36),
  -- selloRecibido; null when the text had none.
  seal text check (length(seal) <= 100),
  issued_on date not null,
  -- The other side: who issued it, or from whom the restaurant withheld.
  party_name text not null check (length(party_name) <= 250),
  party_nit text check (length(party_nit) <= 36),
  party_nrc text check (length(party_nrc) <= 36),
  -- What was withheld or advanced, and the amount without IVA that it was taken of: of a 07 the lines of 1 % (code 22), of a 09 the 2 %,
  -- of an 08 what was perceived.
  base_cents bigint not null check (base_cents >= 0),
  amount_cents bigint not null check (amount_cents >= 0),
  -- The same for a 07's lines of other codes (C4, C9): the accountant's, in no annex of 1 %.
  other_base_cents bigint not null check (other_base_cents >= 0),
  other_amount_cents bigint not null check (other_amount_cents >= 0),
  -- Sales that an 08 settles, negative where more was given back, and their IVA; of a 09 what cards were charged for. 0 of a 07.
  taxed_cents bigint not null,
  untaxed_cents bigint not null,
  vat_cents bigint not null,
  -- Commission of a 09 without its IVA, and what is paid out in the end; of an 08 its total. 0 of a 07.
  commission_cents bigint not null check (commission_cents >= 0),
  commission_vat_cents bigint not null check (commission_vat_cents >= 0),
  paid_cents bigint not null,
  -- Documents that its lines name: generation codes, or numbers of documents on paper.
  related_to text[] not null default '{}',
  -- Of the text before it was packed.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  -- The text exactly as it was sent, its wrapping and signature too: UTF-8, gzip.
  original bytea not null check (length(original) <= 16000000),
  created_at timestamptz not null,
  created_by bigint not null,
  removed_at timestamptz,
  removed_by bigint,
  primary key (tenant_id, id),
  foreign key (tenant_id, created_by) references users (tenant_id, id),
  foreign key (tenant_id, removed_by) references users (tenant_id, id),
  constraint withholding_documents_removed check ((removed_at is null) = (removed_by is null)),
  constraint withholding_documents_own check (not is_own or kind = '07')
);
-- A document counts once, whoever imports it and however often at the same moment.
create unique index withholding_documents_by_code on withholding_documents (tenant_id, generation_code) where removed_at is null;
create index withholding_documents_by_day on withholding_documents (tenant_id, issued_on, id) where removed_at is null;
create index withholding_documents_by_creator on withholding_documents (tenant_id, created_by);
create index withholding_documents_by_remover on withholding_documents (tenant_id, removed_by);
select protect_tenant_table('withholding_documents', 'select, insert, update');

-- Income tax that was withheld from who was paid, of a purchase that somebody types: a person's service, a rent. The document of an imported
-- purchase says it itself (purchase_documents.withheld_income_cents). The code is the one of form F-14.
alter table purchases add column withheld_income_cents bigint check (withheld_income_cents >= 0);
alter table purchases add column income_code text check (income_code in ('07', '09', '11', '21', '27'));
create index purchases_by_withheld_income on purchases
  (tenant_id, (case when invoice_date is null then business_date else invoice_date end), id)
  where status = 'received' and withheld_income_cents > 0;
alter table purchases add constraint purchases_income_of_withheld
  check (income_code is null or withheld_income_cents is not null);
