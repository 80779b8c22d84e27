-- What is known of the credentials of an issuer beside themselves (docs/decisions/0068).
alter table tax_credentials
  -- When the ministry last let somebody in with exactly these; null: not since they were changed.
  add column signed_in_at timestamptz,
  -- So many days before the certificate's end its last warning was mailed; null: none of this certificate.
  add column warned_days smallint;

-- What the ministry sealed in its test service, which a new issuer has to show (guide §25): a few hundred beside years of sales.
create index tax_documents_certified on tax_documents (tenant_id, kind) where environment = '00' and seal is not null;
