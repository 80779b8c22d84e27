-- Tenancy: who the restaurants are, and the machinery that keeps them apart.
-- Runs as the owner role. The application's role (comanda_app) exists already: it neither owns nor bypasses anything.

revoke create on schema public from public;
grant usage on schema public to comanda_app;

-- Turns a table with a tenant_id into one that shows each tenant its own rows only.
-- The sub-select in the policy is evaluated once per statement instead of once per row.
create function protect_tenant_table(target regclass, rights text default 'select, insert, update, delete')
returns void language plpgsql as $$
declare
  scope constant text := 'tenant_id = (select nullif(current_setting(''app.tenant_id'', true), '''')::bigint)';
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy tenant_isolation on %s using (%s) with check (%s)', target, scope, scope);
  execute format('grant %s on %s to comanda_app', rights, target);
end $$;
revoke execute on function protect_tenant_table(regclass, text) from public;

-- Directory tables have no row level security: they are what a request needs before its tenant is known.

create table tenants (
  id bigint generated always as identity primary key,
  kind text not null default 'restaurant' check (kind in ('restaurant', 'platform')),
  name text not null check (length(name) between 1 and 200),
  email text,
  is_active boolean not null default true,
  subscription_start date,
  subscription_end date,
  created_at timestamptz not null default now()
);
grant select, insert, update on tenants to comanda_app;

create table user_directory (
  username text primary key check (username = lower(username)),
  tenant_id bigint not null references tenants (id),
  user_id bigint not null
);
grant select, insert, update, delete on user_directory to comanda_app;

create table users (
  tenant_id bigint not null references tenants (id),
  id bigint generated always as identity,
  username text not null check (username = lower(username)),
  password_hash text not null,
  name text not null,
  role text not null check (role in ('superadmin', 'admin', 'staff')),
  scopes text[] not null default '{}',
  designation text,
  phone text,
  email text,
  photo text,
  language text check (language in ('en', 'es')),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, username)
);
select protect_tenant_table('users');
alter table user_directory add foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade;
create unique index user_directory_by_user on user_directory (tenant_id, user_id);

-- One session is one device. Its tokens come and go; ending the session ends them all.
create table sessions (
  tenant_id bigint not null references tenants (id),
  id bigint generated always as identity,
  user_id bigint not null,
  device_name text not null,
  device_ip text not null,
  device_location text,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_reason text check (ended_reason in ('signed_out', 'removed', 'token_reused', 'password_changed', 'user_disabled')),
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
  check ((ended_at is null) = (ended_reason is null))
);
create index sessions_open on sessions (tenant_id, user_id) where ended_at is null;
select protect_tenant_table('sessions');

create table session_tokens (
  tenant_id bigint not null references tenants (id),
  token_hash bytea not null,
  session_id bigint not null,
  kind text not null check (kind in ('access', 'refresh')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  spent_at timestamptz,
  primary key (tenant_id, token_hash),
  foreign key (tenant_id, session_id) references sessions (tenant_id, id) on delete cascade
);
create index session_tokens_of_session on session_tokens (tenant_id, session_id);
select protect_tenant_table('session_tokens');

create table password_resets (
  tenant_id bigint not null references tenants (id),
  token_hash bytea not null,
  user_id bigint not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (tenant_id, token_hash),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create index password_resets_of_user on password_resets (tenant_id, user_id);
select protect_tenant_table('password_resets');

-- Who acts, resolved in one round trip before the request's own transaction. It sets the tenant for this one
-- statement only (set_config … true), so row level security stays on; it is not SECURITY DEFINER.
create function actor_of_token(asked_tenant bigint, asked_hash bytea, asked_kind text)
returns table (
  tenant_id bigint, tenant_kind text, tenant_active boolean, session_id bigint, user_id bigint,
  username text, name text, role text, scopes text[], language text, time_zone text
) language plpgsql as $$
begin
  perform set_config('app.tenant_id', asked_tenant::text, true);
  return query
    select t.id, t.kind, t.is_active and (t.subscription_end is null or t.subscription_end >= current_date),
           s.id, u.id, u.username, u.name, u.role, u.scopes, u.language, 'America/El_Salvador'::text
    from session_tokens k
    join sessions s on s.tenant_id = k.tenant_id and s.id = k.session_id
    join users u on u.tenant_id = s.tenant_id and u.id = s.user_id
    join tenants t on t.id = s.tenant_id
    where k.tenant_id = asked_tenant and k.token_hash = asked_hash and k.kind = asked_kind
      and k.spent_at is null and k.expires_at > now()
      and s.ended_at is null and s.expires_at > now() and u.is_active;
end $$;

-- Numbers people see, and the tenant's event number. One row per series; taken inside the transaction that uses
-- them, so they have no gaps. `day` restarts a series on each business day (the token).
create table counters (
  tenant_id bigint not null references tenants (id),
  series text not null check (series in ('order', 'token', 'invoice', 'event')),
  day date,
  value bigint not null default 0,
  primary key (tenant_id, series)
);
select protect_tenant_table('counters', 'select, insert, update');

-- The answer to a mutation, kept under the key the client made when the person tapped.
create table idempotency_keys (
  tenant_id bigint not null references tenants (id),
  actor text not null,
  key text not null check (length(key) between 1 and 100),
  route text not null,
  request_hash bytea not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (tenant_id, actor, key)
);
create index idempotency_keys_by_age on idempotency_keys (tenant_id, created_at);
select protect_tenant_table('idempotency_keys');

create table audit_entries (
  tenant_id bigint not null references tenants (id),
  id bigint generated always as identity,
  at timestamptz not null default now(),
  user_id bigint,
  approver_id bigint,
  session_id bigint,
  action text not null,
  subject text not null,
  subject_id bigint,
  reason text,
  before jsonb,
  after jsonb,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id),
  foreign key (tenant_id, approver_id) references users (tenant_id, id)
);
create index audit_entries_by_time on audit_entries (tenant_id, at);
select protect_tenant_table('audit_entries', 'select, insert');

-- Pictures, by the hash of their bytes: served immutable, stored once per tenant.
create table files (
  tenant_id bigint not null references tenants (id),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  media_type text not null check (media_type in ('image/webp', 'image/png', 'image/jpeg')),
  bytes bytea not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, hash)
);
select protect_tenant_table('files');

create table store_settings (
  tenant_id bigint primary key references tenants (id),
  store_name text not null,
  address text,
  phone text,
  email text,
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  store_image text,
  time_zone text not null default 'America/El_Salvador',
  day_cutoff_hour smallint not null default 4 check (day_cutoff_hour between 0 and 23),
  language text not null default 'es' check (language in ('en', 'es')),
  service_charge_bp integer not null default 0 check (service_charge_bp between 0 and 10000),
  is_qr_menu_enabled boolean not null default false,
  is_qr_order_enabled boolean not null default false,
  is_feedback_enabled boolean not null default false,
  foreign key (tenant_id, store_image) references files (tenant_id, hash)
);
select protect_tenant_table('store_settings');

create table print_settings (
  tenant_id bigint primary key references tenants (id),
  page_format smallint not null default 80 check (page_format in (57, 80)),
  header text not null default '',
  footer text not null default '',
  show_notes boolean not null default true,
  is_enable_print boolean not null default true,
  show_store_details boolean not null default true,
  show_customer_details boolean not null default true,
  print_token boolean not null default true
);
select protect_tenant_table('print_settings');
