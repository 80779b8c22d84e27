-- A job that waits before it is run. Added again under its key it begins to wait anew, so that a thing that is changed
-- five times in a minute has one job, with what it is then. SECURITY DEFINER as enqueue_job is.
create function enqueue_job_later(job_name text, job_payload json, attempts integer, name_of_thing text, seconds integer)
returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_job(job_name, job_payload, max_attempts := attempts, job_key := name_of_thing,
    run_at := now() + make_interval(secs => seconds));
end $$;
revoke execute on function enqueue_job_later(text, json, integer, text, integer) from public;
grant execute on function enqueue_job_later(text, json, integer, text, integer) to comanda_app;
