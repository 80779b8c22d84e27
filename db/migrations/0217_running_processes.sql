-- The processes that run on this database, kept by a beat, with fingerprints of the settings that must be the same in all of them and of the
-- keys that open what is sealed, the one that seals first. One that was killed is told by a beat that did not come.
create table running_processes (
  id uuid primary key,
  kind text not null check (kind in ('all', 'web', 'worker')),
  settings jsonb not null,
  keys text[] not null,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);
grant select, insert, update, delete on running_processes to comanda_app;

-- The keys that may have sealed something in this database, by their fingerprints. A database of the version before has none: what its
-- processes seal with is written when the first one of this version starts.
create table sealing_keys (
  fingerprint text primary key,
  since timestamptz not null default now()
);
grant select, insert, delete on sealing_keys to comanda_app;
