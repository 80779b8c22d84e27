-- A contingency and its events (docs/decisions/0067): which event names a document, who declared what, what stops all sending.

alter table tax_documents
  -- The event that reports a document of a contingency; its seal lets the document go out (guide §21).
  add column reported_in_id bigint,
  add foreign key (tenant_id, reported_in_id) references tax_documents (tenant_id, id),
  drop constraint tax_documents_check1,
  drop constraint tax_documents_check2,
  -- An event can be there without a seal that we know: it was lost with the answer, and nobody can be asked for it (guide §19).
  add constraint tax_documents_sealed check (case when state in ('sealed', 'sealed_with_remarks', 'invalidated')
    then seal is not null or kind in ('invalidation', 'contingency') else seal is null end),
  add constraint tax_documents_sealed_at check ((sealed_at is null) = (state not in ('sealed', 'sealed_with_remarks', 'invalidated')));
create index tax_documents_reported_in on tax_documents (tenant_id, reported_in_id);

alter table contingencies
  -- Whoever said so by hand ends it by hand; null: the queue began it, and ends it.
  add column declared_by bigint,
  add foreign key (tenant_id, declared_by) references users (tenant_id, id);
create index contingencies_by_user on contingencies (tenant_id, declared_by);

alter table tax_halts
  drop constraint tax_halts_why_check,
  -- Key: what is sealed in the database does not open with the key of this installation.
  add constraint tax_halts_why_check check (why in ('credentials', 'certificate', 'key'));

-- Archived points of sale lead back to their establishment too.
create index points_of_sale_of_establishment on points_of_sale (tenant_id, establishment_id);
