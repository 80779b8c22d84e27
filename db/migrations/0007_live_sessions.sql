-- Which of these sessions may still listen: asked once a second by each process for all its open sockets together.
-- It sets the tenant for this one statement only, as actor_of_token does, so row level security stays on; not SECURITY DEFINER.
create function live_sessions(asked_tenants bigint[], asked_sessions bigint[]) returns setof bigint
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
      select s.id
      from sessions s
      join users u on u.tenant_id = s.tenant_id and u.id = s.user_id
      join tenants t on t.id = s.tenant_id
      where s.tenant_id = asked.tenant and s.id = any (asked.sessions)
        and s.ended_at is null and s.expires_at > now() and u.is_active
        and t.is_active and (t.subscription_end is null or t.subscription_end >= current_date);
  end loop;
end $$;
