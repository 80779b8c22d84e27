-- What is kept of a restaurant that is gone is read by direction and day: none of them is looked for among a million of the other.
create index kept_tax_documents_by_direction on kept_tax_documents (tenant_id, direction, issued_on, generation_code);
drop index kept_tax_documents_by_day;
