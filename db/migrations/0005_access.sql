-- Access: lines of refresh tokens, devices a person has signed in on, and one round trip for a sign-in.

-- Tabs that refresh at the same moment each get a pair of their own: each pair begins a line. A browser keeps one
-- line only, so a line that was left behind and comes back later is in somebody else's hands.
alter table session_tokens add column line integer not null default 1 check (line >= 1);

-- Devices on which an account signed in before: they are not slowed down while strangers try its password.
create table known_devices (
  tenant_id bigint not null references tenants (id),
  device_hash bytea not null,
  user_id bigint not null,
  last_seen_at timestamptz not null default now(),
  primary key (tenant_id, device_hash, user_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create index known_devices_of_user on known_devices (tenant_id, user_id);
select protect_tenant_table('known_devices');

create index password_resets_by_age on password_resets (tenant_id, expires_at);
create index session_tokens_by_age on session_tokens (tenant_id, expires_at);

-- The account behind a username. Always exactly one row after the same work, so that an unknown name answers no
-- faster. Sets the tenant for this one statement, as actor_of_token does; not SECURITY DEFINER.
create function account_of_username(asked text)
returns table (
  tenant_id bigint, tenant_kind text, user_id bigint, password_hash text, is_active boolean,
  name text, language text, store_name text, store_language text
) language plpgsql as $$
declare
  home bigint;
  person bigint;
begin
  select d.tenant_id, d.user_id into home, person from user_directory d where d.username = asked;
  perform set_config('app.tenant_id', coalesce(home, 0)::text, true);
  return query
    select t.id, t.kind, u.id, u.password_hash, u.is_active, u.name, u.language, s.store_name, s.language
    from (select 1) one
    left join users u on u.tenant_id = coalesce(home, 0) and u.id = coalesce(person, 0)
    left join tenants t on t.id = u.tenant_id
    left join store_settings s on s.tenant_id = u.tenant_id;
end $$;

-- A link mailed to an address is worth nothing once the account has another address.
alter table password_resets add column username text not null;
