-- The list of accounting (docs/decisions/0070): documents by where they stand, and those that no invoice leads to.
create index tax_documents_by_standing on tax_documents (tenant_id, environment, kind, state, issued_on, id);
create index tax_documents_unsold on tax_documents (tenant_id, issued_on, id)
  where sale_id is null and control_number is not null;
