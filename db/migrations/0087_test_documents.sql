-- Documents that are made for nothing but the ministry's certification (guide §25; docs/decisions/0080): no sale, in no list, book or
-- archive, and handed over to nobody.
alter table tax_documents add column is_trial boolean not null default false check (not is_trial or (environment = '00' and sale_id is null));
alter table contingencies add column is_trial boolean not null default false check (not is_trial or environment = '00');

create index tax_documents_trials on tax_documents (tenant_id, made_at, id) where is_trial;

-- The run that makes them, a few at a time; one of a restaurant, the last one stays.
create table test_document_runs (
  tenant_id bigint not null references tenants (id),
  kinds text[] not null check (cardinality(kinds) > 0),
  started_at timestamptz not null,
  started_by bigint not null,
  ended_at timestamptz,
  -- Everything was sealed, somebody stopped it, one was refused, nothing may be sent, or the restaurant is in test no more.
  ended text check (ended in ('done', 'stopped', 'refused', 'halted', 'not_in_test')),
  primary key (tenant_id),
  foreign key (tenant_id, started_by) references users (tenant_id, id),
  check ((ended_at is null) = (ended is null))
);
create index test_document_runs_by_user on test_document_runs (tenant_id, started_by);
select protect_tenant_table('test_document_runs', 'select, insert, update');
