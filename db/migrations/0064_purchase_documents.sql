-- Suppliers' tax documents as they came (docs/decisions/0064), apart from their purchases, whose rows every list reads. Kept for the books of
-- purchases and for the ten years that a document has to be kept; never changed, and kept of a cancelled purchase too.

create table purchase_documents (
  tenant_id bigint not null references tenants (id),
  purchase_id bigint not null,
  -- codigoGeneracion, in capitals.
  generation_code text not null check (length(generation_code) = 36),
  document_type text not null check (document_type in ('01', '03', '05', '06', '11', '14')),
  -- Generation of the schema; null when the document says none, or no whole number.
  version smallint,
  is_test boolean not null,
  control_number text check (length(control_number) <= 36),
  -- selloRecibido, as the tax authority gave it; null when the text had none.
  seal text check (length(seal) <= 100),
  issued_on date not null,
  issuer_nit text check (length(issuer_nit) <= 36),
  issuer_nrc text check (length(issuer_nrc) <= 36),
  -- NIT or another number of whom it is made out to.
  buyer_number text check (length(buyer_number) <= 36),
  -- What a note corrects: generation codes, or numbers of documents on paper.
  related_to text[] not null default '{}',
  -- Figures of its summary; null: the document has no such.
  not_subject_cents bigint,
  exempt_cents bigint,
  taxed_cents bigint,
  vat_cents bigint not null,
  other_tributes_cents bigint not null,
  withheld_vat_cents bigint,
  perceived_vat_cents bigint,
  withheld_income_cents bigint,
  insurance_cents bigint,
  freight_cents bigint,
  outside_tax_cents bigint,
  total_cents bigint not null,
  to_pay_cents bigint not null,
  -- Of the text before it was packed.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  -- The text exactly as it was sent, its wrapping and signature too: UTF-8, gzip.
  original bytea not null check (length(original) <= 16000000),
  primary key (tenant_id, purchase_id),
  foreign key (tenant_id, purchase_id) references purchases (tenant_id, id)
);
create index purchase_documents_by_type on purchase_documents (tenant_id, document_type, issued_on, purchase_id);
create index purchase_documents_by_day on purchase_documents (tenant_id, issued_on, purchase_id);
select protect_tenant_table('purchase_documents', 'select, insert');
