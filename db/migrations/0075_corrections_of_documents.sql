-- What has to happen about a sealed document happens once (docs/decisions/0069): one note or event of a refund, one event of a document.
-- What was replaced was never there for the ministry.
create unique index tax_documents_of_task on tax_documents (tenant_id, task_id)
  where kind in ('05', 'invalidation') and state <> 'replaced';
create unique index tax_documents_invalidation_of on tax_documents (tenant_id, about_id)
  where kind = 'invalidation' and state <> 'replaced';

-- An invalidation that somebody asked for and that waits for the seal of the document in its place (guide §22, order rule of §2).
create table planned_invalidations (
  tenant_id bigint not null references tenants (id),
  about_id bigint not null,
  -- CAT-024: 1 wrong data, 3 anything else.
  kind smallint not null check (kind in (1, 3)),
  reason text check (length(reason) <= 200),
  -- Name and identity document of each.
  responsible jsonb not null,
  applicant jsonb not null,
  created_at timestamptz not null,
  created_by bigint not null,
  primary key (tenant_id, about_id),
  foreign key (tenant_id, about_id) references tax_documents (tenant_id, id),
  foreign key (tenant_id, created_by) references users (tenant_id, id)
);
create index planned_invalidations_by_user on planned_invalidations (tenant_id, created_by);
select protect_tenant_table('planned_invalidations', 'select, insert, delete');
