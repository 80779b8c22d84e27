-- The list of accounting by total (docs/decisions/0070). The first costs no sale anything: it has documents without a sale alone.
create index tax_documents_unsold_by_total on tax_documents (tenant_id, total_cents, id)
  where sale_id is null and control_number is not null;
-- Days stand in it too, so that those of a short period are found in the index among years.
create index tax_documents_by_standing_and_total on tax_documents (tenant_id, environment, kind, state, total_cents, id, issued_on);
