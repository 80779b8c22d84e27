-- Everything of a restaurant as one file (docs/decisions/0094). The file lies here in pieces, as pictures do, so that every server of the
-- platform has it. Nothing points to people: what was made for a deletion outlives them.
create table data_exports (
  tenant_id bigint not null references tenants (id),
  id bigint not null default next_id(),
  -- An owner asked for it, or the platform makes it before it deletes the restaurant (0095).
  cause text not null check (cause in ('owner', 'deletion')),
  -- removed: its days are over, or a newer one took its place; the row stays as history.
  state text not null default 'waiting' check (state in ('waiting', 'running', 'ready', 'failed', 'removed')),
  language text not null check (language in ('en', 'es')),
  asked_at timestamptz not null,
  -- Null: the platform.
  asked_by bigint,
  started_at timestamptz,
  finished_at timestamptz,
  -- The number of the try that may write; whoever comes back from an earlier one is refused.
  attempt smallint not null default 0,
  -- Until when the worker of that try is believed to live.
  claimed_until timestamptz,
  tables_total integer not null default 0,
  tables_done integer not null default 0,
  rows_total bigint not null default 0,
  rows_done bigint not null default 0,
  pieces integer not null default 0,
  bytes bigint not null default 0,
  keep_until timestamptz,
  primary key (tenant_id, id)
);
-- One at a time: asking again finds the one that runs.
create unique index data_exports_one_at_a_time on data_exports (tenant_id) where state in ('waiting', 'running');
select protect_tenant_table('data_exports');

create table data_export_pieces (
  tenant_id bigint not null references tenants (id),
  export_id bigint not null,
  attempt smallint not null,
  no integer not null check (no >= 1),
  bytes bytea not null,
  primary key (tenant_id, export_id, attempt, no),
  foreign key (tenant_id, export_id) references data_exports (tenant_id, id)
);
-- A zip cannot be packed again.
alter table data_export_pieces alter column bytes set storage external;
select protect_tenant_table('data_export_pieces', 'select, insert, delete');
