-- What went wrong in the server, by its kind: which address, which fault, where in our sources. Neither words of a fault nor what was
-- asked is kept, for these may hold what a person typed. Several processes add to the same rows.
create table server_errors (
  fingerprint text primary key check (length(fingerprint) = 32),
  route text not null check (length(route) <= 200),
  name text not null check (length(name) <= 100),
  place text not null check (length(place) <= 200),
  times bigint not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- Leads to the line in the log.
  last_request_id text not null check (length(last_request_id) <= 100)
);
create index server_errors_by_time on server_errors (last_seen_at desc);
grant select, insert, update, delete on server_errors to comanda_app;
