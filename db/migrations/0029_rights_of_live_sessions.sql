-- A socket hears what its person may read: their rights are looked at with their session, so that a permission that is
-- taken away ends there too within a second.
drop function live_sessions(bigint[], bigint[]);

create function live_sessions(asked_tenants bigint[], asked_sessions bigint[])
returns table (id bigint, role text, scopes text[])
language plpgsql as $$
declare
  asked record;
begin
  for asked in
    select a.tenant, array_agg(a.session) as sessions
    from unnest(asked_tenants, asked_sessions) as a (tenant, session)
    group by a.tenant
  loop
    perform set_config('app.tenant_id', asked.tenant::text, true);
    return query
      select s.id, u.role, u.scopes
      from sessions s
      join users u on u.tenant_id = s.tenant_id and u.id = s.user_id
      join tenants t on t.id = s.tenant_id
      where s.tenant_id = asked.tenant and s.id = any (asked.sessions)
        and s.ended_at is null and s.expires_at > now() and u.is_active
        and t.is_active and (t.subscription_end is null or t.subscription_end >= current_date);
  end loop;
end $$;
