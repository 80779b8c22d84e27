-- The application may add jobs and nothing else: graphile-worker's tables belong to the owner role.
-- SECURITY DEFINER on purpose (on the list of the catalogue test); the worker's schema is made at start, before any job.
create function enqueue_job(job_name text, job_payload json, attempts integer) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_job(job_name, job_payload, max_attempts := attempts);
end $$;
revoke execute on function enqueue_job(text, json, integer) from public;
grant execute on function enqueue_job(text, json, integer) to comanda_app;
