-- Electronic tax documents (docs/decisions/0067): who issues them, from which place, and of each its numbers, its life and what was said
-- about it. What a sale was stands in documents, frozen; here is what the ministry gets of it.

alter table fiscal_settings
  -- 00 test, 01 production; null: this restaurant issues none.
  add column environment text check (environment in ('00', '01')),
  add column trade_name text check (length(trade_name) <= 150),
  -- CAT-008, of the newer generation.
  add column district_code text check (district_code ~ '^[0-9]{2}$'),
  -- Who answers for an event (guide §21, §22).
  add column responsible_name text check (length(responsible_name) <= 100),
  add column responsible_doc_type text check (length(responsible_doc_type) = 2),
  add column responsible_doc_number text check (length(responsible_doc_number) <= 25);

create table establishments (
  tenant_id bigint not null references tenants (id),
  id bigint not null default next_id(),
  title text not null check (length(title) between 1 and 100),
  -- CAT-009.
  kind text not null check (kind in ('01', '02', '04', '07', '20')),
  -- As it stands in the control numbers: M, S, B or P and three digits (guide §3).
  code text not null check (code ~ '^[MSBP][0-9]{3}$'),
  -- The ministry's own, where it gave one.
  official_code text check (length(official_code) = 4),
  created_at timestamptz not null default now(),
  archived_at timestamptz,
  primary key (tenant_id, id)
);
create unique index establishments_by_code on establishments (tenant_id, code) where archived_at is null;
select protect_tenant_table('establishments', 'select, insert, update');

create table points_of_sale (
  tenant_id bigint not null references tenants (id),
  id bigint not null default next_id(),
  establishment_id bigint not null,
  title text not null check (length(title) between 1 and 100),
  code text not null check (code ~ '^P[0-9]{3}$'),
  official_code text check (length(official_code) between 1 and 15),
  -- From which everything is issued that no drawer takes.
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  archived_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, establishment_id) references establishments (tenant_id, id)
);
create unique index points_of_sale_by_code on points_of_sale (tenant_id, establishment_id, code) where archived_at is null;
create unique index points_of_sale_default on points_of_sale (tenant_id) where is_default and archived_at is null;
select protect_tenant_table('points_of_sale', 'select, insert, update');

alter table cash_drawers
  add column point_of_sale_id bigint,
  add foreign key (tenant_id, point_of_sale_id) references points_of_sale (tenant_id, id);
create index cash_drawers_by_point_of_sale on cash_drawers (tenant_id, point_of_sale_id);

-- Sealed with the key of the installation (docs/decisions/0067); nobody reads them but who sends.
create table tax_credentials (
  tenant_id bigint not null references tenants (id),
  environment text not null check (environment in ('00', '01')),
  -- The NIT by which the ministry knows whoever signs in.
  user_name text not null check (user_name ~ '^([0-9]{9}|[0-9]{14})$'),
  password_sealed bytea,
  certificate_sealed bytea,
  -- Gates the use of the certificate; another one than the service's (guide §18).
  certificate_password_sealed bytea,
  certificate_nit text,
  certificate_valid_until timestamptz,
  changed_at timestamptz not null,
  changed_by bigint,
  primary key (tenant_id, environment),
  foreign key (tenant_id, changed_by) references users (tenant_id, id),
  check ((certificate_sealed is null) = (certificate_password_sealed is null))
);
create index tax_credentials_by_user on tax_credentials (tenant_id, changed_by);
select protect_tenant_table('tax_credentials', 'select, insert, update');

-- Nothing is sent to this service until somebody mends it: the credentials or the certificate are refused.
create table tax_halts (
  tenant_id bigint not null references tenants (id),
  environment text not null check (environment in ('00', '01')),
  why text not null check (why in ('credentials', 'certificate')),
  at timestamptz not null,
  primary key (tenant_id, environment)
);
select protect_tenant_table('tax_halts', 'select, insert, delete');

-- From which day on a kind of document is of the newer generation of schemas, or of the older again.
create table generation_rules (
  tenant_id bigint not null references tenants (id),
  kind text not null check (kind in ('01', '03', '05', '06', '14', 'invalidation', 'contingency')),
  environment text not null check (environment in ('00', '01')),
  from_day date not null,
  generation text not null check (generation in ('2022-12', '2026-07')),
  primary key (tenant_id, kind, environment, from_day)
);
select protect_tenant_table('generation_rules', 'select, insert, update, delete');

-- The last number that was taken of each series; never given back (guide §3).
create table control_numbers (
  tenant_id bigint not null references tenants (id),
  environment text not null check (environment in ('00', '01')),
  kind text not null check (kind in ('01', '03', '05', '06', '14')),
  establishment_code text not null,
  point_of_sale_code text not null,
  value bigint not null check (value >= 1),
  primary key (tenant_id, environment, kind, establishment_code, point_of_sale_code)
);
select protect_tenant_table('control_numbers', 'select, insert, update');

-- A time in which documents are made without waiting for the ministry (guide §21).
create table contingencies (
  tenant_id bigint not null references tenants (id),
  id bigint not null default next_id(),
  environment text not null check (environment in ('00', '01')),
  -- CAT-005.
  kind smallint not null check (kind between 1 and 5),
  reason text check (length(reason) <= 500),
  began_at timestamptz not null,
  ended_at timestamptz,
  primary key (tenant_id, id),
  check (kind <> 5 or reason is not null),
  check (ended_at >= began_at)
);
create unique index contingencies_open on contingencies (tenant_id, environment) where ended_at is null;
select protect_tenant_table('contingencies', 'select, insert, update (ended_at)');

-- Everything that is built, signed and sent: documents, and events about them.
create table tax_documents (
  tenant_id bigint not null references tenants (id),
  id bigint not null default next_id(),
  kind text not null check (kind in ('01', '03', '05', '06', '14', 'invalidation', 'contingency')),
  environment text not null check (environment in ('00', '01')),
  generation text not null check (generation in ('2022-12', '2026-07')),
  -- codigoGeneracion, in capitals; numeroControl, of documents only.
  generation_code text not null check (generation_code ~ '^[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}$'),
  control_number text check (length(control_number) = 31),
  -- The frozen sale (01, 03), or what has to happen because money went back (05, invalidation).
  sale_id bigint,
  task_id bigint,
  -- The document that a note corrects or an event invalidates; the one in whose place this one was made.
  about_id bigint,
  replaces_id bigint,
  contingency_id bigint,
  -- Local day and time of El Salvador (guide §2).
  issued_on date not null,
  issued_at text not null check (issued_at ~ '^[0-2][0-9]:[0-5][0-9]:[0-5][0-9]$'),
  made_at timestamptz not null,
  created_by bigint,
  -- What it is built of, identity apart; decimals as text.
  input jsonb not null,
  -- Who is on the other side, for lists and books.
  party_name text check (length(party_name) <= 250),
  party_number text check (length(party_number) <= 25),
  party_nrc text check (length(party_nrc) <= 8),
  -- Its figures; null of events.
  not_subject_cents bigint,
  exempt_cents bigint,
  taxed_cents bigint,
  vat_cents bigint,
  tributes_cents bigint,
  withheld_cents bigint,
  perceived_cents bigint,
  outside_cents bigint,
  total_cents bigint,
  to_pay_cents bigint,
  state text not null check (state in ('draft', 'generated', 'signed', 'contingency', 'sent', 'sealed', 'sealed_with_remarks', 'rejected',
    'replaced', 'invalidated')),
  -- Why it cannot be signed: what the schema or our own check refuses. Null or empty: nothing.
  problems jsonb,
  seal text check (seal ~ '^[0-9A-Z]{40}$'),
  sealed_at timestamptz,
  -- What the ministry said last.
  words jsonb,
  -- How often it went out since it was last signed (guide §20).
  sends smallint not null default 0,
  -- When the queue looks at it again; null: nothing is to be done by itself.
  next_at timestamptz,
  -- Somebody is sending it.
  claimed_until timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, generation_code),
  unique (tenant_id, environment, control_number),
  unique (tenant_id, replaces_id),
  foreign key (tenant_id, sale_id) references documents (tenant_id, id),
  foreign key (tenant_id, task_id) references document_tasks (tenant_id, id),
  foreign key (tenant_id, about_id) references tax_documents (tenant_id, id),
  foreign key (tenant_id, replaces_id) references tax_documents (tenant_id, id),
  foreign key (tenant_id, contingency_id) references contingencies (tenant_id, id),
  foreign key (tenant_id, created_by) references users (tenant_id, id),
  check ((control_number is null) = (kind in ('invalidation', 'contingency'))),
  check ((seal is null) = (state not in ('sealed', 'sealed_with_remarks', 'invalidated'))),
  check ((seal is null) = (sealed_at is null)),
  check ((total_cents is null) = (kind in ('invalidation', 'contingency')))
);
-- A sale has one document, and what is made in its place.
create unique index tax_documents_of_sale on tax_documents (tenant_id, sale_id) where replaces_id is null;
create index tax_documents_by_sale on tax_documents (tenant_id, sale_id);
create index tax_documents_by_task on tax_documents (tenant_id, task_id);
create index tax_documents_about on tax_documents (tenant_id, about_id);
create index tax_documents_by_contingency on tax_documents (tenant_id, contingency_id);
create index tax_documents_by_user on tax_documents (tenant_id, created_by);
create index tax_documents_by_day on tax_documents (tenant_id, issued_on, id);
create index tax_documents_by_kind on tax_documents (tenant_id, kind, issued_on, id);
-- What is not at rest: a few beside years of sealed ones.
create index tax_documents_waiting on tax_documents (tenant_id, next_at, id)
  where state not in ('sealed', 'sealed_with_remarks', 'replaced', 'invalidated');
select protect_tenant_table('tax_documents', 'select, insert, update');

-- What was signed, each time; the last one counts. Never changed, kept ten years.
create table tax_document_texts (
  tenant_id bigint not null references tenants (id),
  tax_document_id bigint not null,
  no smallint not null check (no >= 1),
  -- The JSON exactly as it was signed: UTF-8, gzip.
  text bytea not null,
  jws text not null,
  signed_at timestamptz not null,
  primary key (tenant_id, tax_document_id, no),
  foreign key (tenant_id, tax_document_id) references tax_documents (tenant_id, id)
);
select protect_tenant_table('tax_document_texts', 'select, insert');

-- Every request to the ministry about a document, and what came of it.
create table tax_exchanges (
  tenant_id bigint not null references tenants (id),
  id bigint not null default next_id(),
  tax_document_id bigint not null,
  service text not null check (service in ('reception', 'consultation', 'contingency', 'invalidation', 'batch', 'batch_consultation')),
  at timestamptz not null,
  took_ms integer not null,
  request_sha256 text not null check (request_sha256 ~ '^[0-9a-f]{64}$'),
  -- How far it came: out, to nobody, or it was not tried.
  sending text not null check (sending in ('sent', 'unreached', 'held_back')),
  -- HTTP; null: no answer.
  status smallint,
  -- As it came, cut: UTF-8, gzip.
  answer bytea,
  -- What it was taken for (src/domain/tax-documents/life/ministry-answer.ts).
  meaning text not null check (length(meaning) <= 60),
  primary key (tenant_id, id),
  foreign key (tenant_id, tax_document_id) references tax_documents (tenant_id, id)
);
create index tax_exchanges_of_document on tax_exchanges (tenant_id, tax_document_id, id);
select protect_tenant_table('tax_exchanges', 'select, insert');
