-- Public sign-up (decision 92). Somebody asked for an account and has not confirmed their address: no restaurant stands for them
-- yet, so this belongs to the directory. A row lives until its last link has run out; the hourly sweep takes it away.

create table sign_ups (
  id bigint generated always as identity primary key,
  username text not null check (username = lower(username)),
  store_name text not null check (length(store_name) between 1 and 200),
  person_name text not null check (length(person_name) between 1 and 200),
  language text not null check (language in ('en', 'es')),
  -- Empty once the restaurant stands: it is kept with its person then.
  password_hash text not null,
  -- Of the secret in a cookie of the browser that asked: from there the link alone opens.
  browser_hash bytea not null unique,
  -- The puzzle that was solved for it; each opens once.
  puzzle_hash bytea not null unique,
  -- Of the links that were mailed; any of them opens.
  link_hashes bytea[] not null default '{}',
  mails integer not null default 0 check (mails >= 0),
  mailed_at timestamptz,
  -- A mail was asked for last; a further one only after a pause.
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  confirmed_at timestamptz
);
create index sign_ups_by_username on sign_ups (username, mailed_at);
grant select, insert, update, delete on sign_ups to comanda_app;

-- A restaurant is made in one transaction of its own, which is named by a number that must be known before.
grant usage on sequence tenants_id_seq to comanda_app;
