-- The number of the newest event of each of many restaurants, so that a process notices what others committed and
-- nobody told it (decision 146). Each is read as that restaurant, because row level security holds here too.
create function newest_events(asked_tenants bigint[])
returns table (tenant bigint, newest bigint)
language plpgsql as $$
declare
  asked bigint;
begin
  foreach asked in array asked_tenants loop
    perform set_config('app.tenant_id', asked::text, true);
    return query
      select c.tenant_id, c.value from counters c where c.tenant_id = asked and c.series = 'event';
  end loop;
end $$;
