-- The queue as the platform's operator sees it. graphile-worker's tables belong to the owner role, so these functions run with its
-- rights (as enqueue_job does); each gives columns that are named here and nothing else of a payload but whose it is.
create function tenant_of_job(payload json) returns bigint language sql immutable as $$
  select case when coalesce(payload->>'tenantId', payload->>'tenant', payload->>'tenant_id') ~ '^[0-9]{1,15}$'
    then coalesce(payload->>'tenantId', payload->>'tenant', payload->>'tenant_id')::bigint end
$$;

-- The state of a job: it failed for good, is running, or waits (for its time, or for its next try).
create function operation_jobs(asked_state text, most integer)
returns table (
  id bigint, name text, tenant_id bigint, state text, attempts integer, max_attempts integer,
  last_error text, created_at timestamptz, run_at timestamptz
) language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return query
    select * from (
      select j.id::bigint, k.identifier, public.tenant_of_job(j.payload) as tenant_id,
        case when j.attempts >= j.max_attempts and j.locked_at is null then 'failed'
          when j.locked_at is not null then 'running' else 'waiting' end as state,
        j.attempts::integer, j.max_attempts::integer, j.last_error, j.created_at, j.run_at
      from graphile_worker._private_jobs j join graphile_worker._private_tasks k on k.id = j.task_id
    ) jobs
    where jobs.state = asked_state
    order by jobs.run_at, jobs.id
    limit most;
end $$;

create function operation_sums(asked_now timestamptz)
returns table (waiting integer, retrying integer, running integer, failed integer, oldest_due timestamptz)
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return query
    select (count(*) filter (where j.locked_at is null and j.attempts < j.max_attempts))::integer,
      (count(*) filter (where j.locked_at is null and j.attempts between 1 and j.max_attempts - 1))::integer,
      (count(*) filter (where j.locked_at is not null))::integer,
      (count(*) filter (where j.locked_at is null and j.attempts >= j.max_attempts))::integer,
      min(j.run_at) filter (where j.locked_at is null and j.attempts < j.max_attempts and j.run_at <= asked_now)
    from graphile_worker._private_jobs j;
end $$;

create function operation_rounds() returns table (name text, last_run_at timestamptz)
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return query
    select c.identifier, c.last_execution from graphile_worker._private_known_crontabs c order by c.identifier;
end $$;

-- A job that failed for good is tried again at once, all its tries before it; null when there is no such job any more.
create function retry_failed_job(asked_id bigint) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  job_name text;
begin
  select k.identifier into job_name
  from graphile_worker._private_jobs j join graphile_worker._private_tasks k on k.id = j.task_id
  where j.id = asked_id and j.locked_at is null and j.attempts >= j.max_attempts for update of j;
  if job_name is null then return null; end if;
  perform graphile_worker.reschedule_jobs(array[asked_id], run_at := now(), attempts := 0);
  return job_name;
end $$;

-- A job that failed for good is taken away; null when there is no such job any more.
create function give_up_failed_job(asked_id bigint) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  job_name text;
begin
  select k.identifier into job_name
  from graphile_worker._private_jobs j join graphile_worker._private_tasks k on k.id = j.task_id
  where j.id = asked_id and j.locked_at is null and j.attempts >= j.max_attempts for update of j;
  if job_name is null then return null; end if;
  perform graphile_worker.complete_jobs(array[asked_id]);
  return job_name;
end $$;

-- How many jobs of each restaurant failed for good, written down where its health stands.
create function note_failed_jobs() returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update tenant_health h set failed_jobs = coalesce(f.failed, 0)
  from tenant_health known left join (
    select public.tenant_of_job(j.payload) as tenant, count(*)::integer as failed
    from graphile_worker._private_jobs j
    where j.locked_at is null and j.attempts >= j.max_attempts group by 1
  ) f on f.tenant = known.tenant_id
  where h.tenant_id = known.tenant_id and h.failed_jobs <> coalesce(f.failed, 0);
end $$;

revoke execute on function operation_jobs(text, integer), operation_sums(timestamptz), operation_rounds(),
  retry_failed_job(bigint), give_up_failed_job(bigint), note_failed_jobs() from public;
grant execute on function operation_jobs(text, integer), operation_sums(timestamptz), operation_rounds(),
  retry_failed_job(bigint), give_up_failed_job(bigint), note_failed_jobs() to comanda_app;
