-- The platform's operator looks at a restaurant's screens for support, for so long and for a reason (decision 98). A look-in is no
-- session of anybody's: none of its people, no device of theirs, nothing that counts. It is found by its token before any tenant is
-- set, so it lies in the directory.
create table look_ins (
  id bigint generated always as identity primary key,
  tenant_id bigint not null references tenants (id),
  operator_tenant_id bigint not null,
  operator_id bigint not null,
  -- Whoever leaves the console leaves the restaurant, too.
  operator_session_id bigint not null,
  operator_name text not null,
  reason text not null check (length(reason) between 10 and 300),
  token_hash bytea not null unique,
  began_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  -- Who ended it; `time` by itself, `replaced` by the operator's next one.
  ended_by text check (ended_by in ('operator', 'restaurant', 'time', 'replaced')),
  check ((ended_at is null) = (ended_by is null)),
  check (ends_at <= began_at + interval '60 minutes')
);
create index look_ins_of_tenant on look_ins (tenant_id, id);
create index look_ins_open on look_ins (tenant_id, ends_at) where ended_at is null;
-- One at a time: an operator looks at one restaurant, and knows at which.
create unique index look_ins_of_operator on look_ins (operator_tenant_id, operator_id) where ended_at is null;
grant select, insert, update on look_ins to comanda_app;

-- Whether this restaurant lets support look at all; its admins decide.
alter table tenants add column support_may_look boolean not null default true;

-- Who looks, by the token: gone at the moment when time is up, when the restaurant closes the door, or when the operator is no operator
-- any more or has left the console.
create function actor_of_look_in(asked_id bigint, asked_hash bytea)
returns table (look_in_id bigint, tenant_id bigint, name text, language text, reason text, ends_at timestamptz)
language plpgsql as $$
declare
  found_one record;
begin
  select l.* into found_one from look_ins l join tenants t on t.id = l.tenant_id
  where l.id = asked_id and l.token_hash = asked_hash and l.ended_at is null and l.ends_at > now() and t.support_may_look;
  if not found then return; end if;
  perform set_config('app.tenant_id', found_one.operator_tenant_id::text, true);
  return query
    select found_one.id, found_one.tenant_id, found_one.operator_name, u.language, found_one.reason, found_one.ends_at
    from sessions s join users u on u.tenant_id = s.tenant_id and u.id = s.user_id
    where s.tenant_id = found_one.operator_tenant_id and s.id = found_one.operator_session_id
      and s.ended_at is null and s.expires_at > now() and u.is_active and u.role = 'superadmin';
end $$;

-- Those of these look-ins that still last, for the sockets they opened.
create function live_look_ins(asked_ids bigint[]) returns table (id bigint) language plpgsql as $$
declare
  looked record;
begin
  for looked in
    select l.* from look_ins l join tenants t on t.id = l.tenant_id
    where l.id = any (asked_ids) and l.ended_at is null and l.ends_at > now() and t.support_may_look
  loop
    perform set_config('app.tenant_id', looked.operator_tenant_id::text, true);
    return query
      select looked.id from sessions s join users u on u.tenant_id = s.tenant_id and u.id = s.user_id
      where s.tenant_id = looked.operator_tenant_id and s.id = looked.operator_session_id
        and s.ended_at is null and s.expires_at > now() and u.is_active and u.role = 'superadmin';
  end loop;
end $$;
