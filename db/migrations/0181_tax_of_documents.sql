-- From here on the tax of an invoice is the one that its document says (decision 117). Invoices from before keep their figures, and
-- the nightly comparison allows them the cents by which both could differ.
alter table invoices add column is_taxed_as_document boolean not null default false;
comment on column invoices.is_taxed_as_document is
  'True for invoices whose tax, net and service charge are those of their tax document to the cent.';
